"""The samples machine: runs and checks the code samples of the pages. Started by `npm run samples`."""
