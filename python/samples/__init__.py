"""Checks and runs the code samples of the pages. Started by `npm run samples`."""
