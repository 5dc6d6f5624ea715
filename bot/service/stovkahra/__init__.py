"""What only Stovkahra offers: reviews of finished deals."""
