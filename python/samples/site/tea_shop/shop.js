// cspell:disable -- German texts for the picture of another locale
const german = {
  title: 'Teeladen',
  teas: 'Tees',
  pots: 'Kannen',
  cups: 'Tassen',
  search: 'Suche',
  offer: 'Lieferung gratis bei Bestellung in',
  cart: 'Warenkorb',
  total: 'Summe',
  name: 'Name',
  gift: 'Als Geschenk',
  order: 'Bestellen',
  reviews: 'Bewertungen',
  updated: 'Preise vom',
  add: 'In den Korb',
};
const isGerman = navigator.language.startsWith('de');
const text = (key, english) => (isGerman ? german[key] : english);
const price = (amount) => amount.toLocaleString(navigator.language, {style: 'currency', currency: 'EUR'});

document.documentElement.lang = navigator.language;
document.title = text('title', document.title);
for (const element of document.querySelectorAll('[data-text]'))
  element.textContent = text(element.dataset.text, element.textContent);
document.querySelector('#updated').textContent = new Date().toLocaleString(navigator.language, {
  dateStyle: 'long',
  timeStyle: 'medium',
});

const end = Date.now() + 299_000;
setInterval(() => {
  const left = Math.max(0, Math.round((end - Date.now()) / 1000));
  document.querySelector('#left').textContent = new Date(left * 1000).toISOString().slice(14, 19);
}, 1000);

const cart = [];
const [teas, stock] = await Promise.all(
  ['/api/teas', '/api/stock'].map((url) => fetch(url).then((response) => response.json())),
);
console.log(`${teas.length} teas loaded`);

document.querySelector('.teas').append(
  ...teas.map((tea) => {
    const item = document.createElement('li');
    item.innerHTML = `<svg viewBox="0 0 80 56" aria-hidden="true">
        <path d="M14 20h44v14q0 16-22 16T14 34z" fill="${tea.color}" />
        <path d="M58 24q12 0 12 8t-15 8" fill="none" stroke="${tea.color}" stroke-width="4" />
        <path d="M28 14q-5-5 0-10M38 14q-5-5 0-10M48 14q-5-5 0-10" fill="none" stroke="gray" stroke-width="2" />
      </svg><h3>${tea.name}</h3><span>${price(tea.price)}</span>`;
    const button = document.createElement('button');
    button.textContent = text('add', 'Add to cart');
    button.ariaLabel = `${button.textContent}: ${tea.name}`;
    button.disabled = stock[tea.name] === 0;
    button.addEventListener('click', () => {
      cart.push(tea);
      showCart();
    });
    item.append(button);
    return item;
  }),
);

function showCart() {
  document.querySelector('.cart').replaceChildren(
    ...cart.map((tea) => {
      const item = document.createElement('li');
      item.append(tea.name, Object.assign(document.createElement('span'), {textContent: price(tea.price)}));
      return item;
    }),
  );
  document.querySelector('#total').textContent = price(cart.reduce((sum, tea) => sum + tea.price, 0));
}
showCart();

document.querySelector('[type=search]').addEventListener('input', ({target}) => {
  for (const item of document.querySelectorAll('.teas li'))
    item.hidden = !item.textContent.toLowerCase().includes(target.value.toLowerCase());
});

document.querySelector('form').addEventListener('submit', async (event) => {
  event.preventDefault();
  const order = {name: event.target.elements.name.value, teas: cart.map((tea) => tea.name)};
  const response = await fetch('/api/orders', {method: 'POST', body: JSON.stringify(order)});
  const answer = await response.json();
  if (!response.ok) console.warn(`order failed: ${answer.error}`);
  document.querySelector('[role=status]').textContent = response.ok
    ? `Thank you, ${order.name}`
    : `Sorry, ${answer.error}.`;
});
