"""Replacements for public sites: example.com, playwright.dev and a shop. Only the titles match the real sites."""

from __future__ import annotations

from .message import Request, Response, page

_PRODUCTS = [("Teapot", 24), ("Cup", 9), ("Saucer", 5), ("Kettle", 49)]


def example(_request: Request) -> Response:
    return page(
        "Example Domain",
        "<div>\n<h1>Example Domain</h1>\n<p>A page for examples in documents.</p>\n"
        '<p><a href="https://www.iana.org/domains/example">More information...</a></p>\n</div>',
    )


def playwright_dev(request: Request) -> Response:
    path = request.path.rstrip("/")
    if path in ("", "/python"):
        return page(
            "Fast and reliable end-to-end testing for modern web apps | Playwright",
            '<nav aria-label="Main"><a href="/">Playwright</a> <a href="/docs/intro">Docs</a> '
            '<a href="/docs/api/class-playwright">API</a></nav>\n<main>\n<h1>Playwright: end-to-end tests</h1>\n'
            '<a href="/docs/intro">Get started</a>\n</main>',
        )
    title = "Installation" if path.endswith("/docs/intro") else path.rsplit("/", 1)[-1].replace("-", " ").capitalize()
    return page(
        f"{title} | Playwright",
        '<nav aria-label="Main"><a href="/">Playwright</a> <a href="/docs/intro">Docs</a></nav>\n'
        f"<main>\n<h1>{title}</h1>\n<p>A page of the fixture site.</p>\n</main>",
    )


def shop(request: Request) -> Response:
    items = "\n".join(
        f'<li data-testid="product"><h3>{name}</h3> <span class="price">${price}.00</span> '
        f'<button data-product="{name}">Add to cart</button></li>'
        for name, price in _PRODUCTS
    )
    return page(
        "Shop",
        '<nav aria-label="Main"><a href="/">Shop</a> <a href="/cart">Cart (<span data-testid="count">0</span>)</a></nav>\n'
        '<main>\n<h1>Products</h1>\n<label>Search <input type="search" placeholder="Search products"></label>\n'
        f"<ul>\n{items}\n</ul>\n<h2>Cart</h2>\n"
        '<ul aria-label="Cart"></ul>\n<button id="checkout">Checkout</button>\n<p role="status"></p>\n</main>\n'
        "<script>\n"
        "const cart = JSON.parse(localStorage.getItem('cart') ?? '[]');\n"
        "const list = document.querySelector('[aria-label=Cart]');\n"
        "function show() {\n"
        "  list.replaceChildren(...cart.map((name) => Object.assign(document.createElement('li'), {textContent: name})));\n"
        "  document.querySelector('[data-testid=count]').textContent = cart.length;\n"
        "  localStorage.setItem('cart', JSON.stringify(cart));\n"
        "}\n"
        "document.addEventListener('click', ({target}) => {\n"
        "  if (target.dataset.product) { cart.push(target.dataset.product); show(); }\n"
        "  if (target.id === 'checkout') document.querySelector('[role=status]').textContent = 'Order placed';\n"
        "});\n"
        "document.querySelector('input').addEventListener('input', ({target}) => {\n"
        "  for (const item of document.querySelectorAll('[data-testid=product]'))\n"
        "    item.hidden = !item.textContent.toLowerCase().includes(target.value.toLowerCase());\n"
        "});\nshow();\n</script>",
    )
