"""What only Stovkahra offers: reviews of finished deals, and the guided deal."""
