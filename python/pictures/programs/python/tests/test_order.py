import pytest
from playwright.sync_api import Page, expect


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, object]) -> dict[str, object]:
    return {**browser_context_args, "viewport": {"width": 800, "height": 520}}


def test_shows_all_teas(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=3)).to_have_count(6)


def test_thanks_for_the_order(page: Page) -> None:
    stock = {"Assam": 3, "Gyokuro": 3}
    page.route("**/api/stock", lambda route: route.fulfill(json=stock))
    page.goto("/")
    for tea in ("Assam", "Gyokuro"):
        card = page.get_by_role("listitem").filter(has_text=tea)
        card.get_by_role("button", name="Add to cart").click()
    page.get_by_label("Name").fill("Ada")
    page.get_by_role("button", name="Place order").click()
    expect(page.get_by_role("status")).to_have_text("Thank you, Ada")
