"""What only Stovkahra has to look back on: reviews of finished deals."""
