"""Dutch Flower Auction: cards sold on a falling clock, paid with cash cards that give no change."""
