from playwright.sync_api import sync_playwright

with sync_playwright() as p:
    browser = p.chromium.launch(headless=False, args=["--auto-open-devtools-for-tabs"])
    page = browser.new_page(no_viewport=True)
    page.goto("http://localhost:4870/")
    page.pause()
