"""Takes the screenshots and clips of the guides."""
