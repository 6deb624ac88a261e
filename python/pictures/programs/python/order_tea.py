from playwright.sync_api import sync_playwright

with sync_playwright() as p:
    browser = p.chromium.launch(headless=False)
    page = browser.new_page(no_viewport=True)
    page.goto("http://localhost:4870/")
    page.get_by_label("Name").fill("Ada")
    page.get_by_role("button", name="Assam").click()
    page.get_by_role("button", name="Gyokuro").click()
    browser.close()
