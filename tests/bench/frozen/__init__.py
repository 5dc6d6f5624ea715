"""Computer players of earlier versions, by which newer ones are measured; nothing here is ever changed."""
