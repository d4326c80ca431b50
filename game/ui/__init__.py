"""What a person sees and touches, on pygame: read README.md here first. No game is named here."""
