// Inline script of every page, see index.ts. Starts the scripts of the page late, and keeps clicks, shortcuts and text that
// come earlier, even while the page is arriving, to replay them. If a script cannot be loaded or does nothing, the text stays
// readable and a notice with a Retry button appears. If the site is served at another path than it was built for, the notice
// names the setting.
/* global isComposing, isSearchShortcut -- functions of src/utils, whose source index.ts puts in front */
(function () {
  const root = document.documentElement;
  const early = [];
  const begin = ['pointerdown', 'keydown', 'touchstart', 'focusin'];
  const options = {capture: true, passive: true};
  /** Longest time in milliseconds between the last script and the takeover by React. */
  const patience = 4000;
  /** URLs of the scripts of the page, in order. An attribute contains them, so that this script is the same on all pages. */
  let scripts = [];
  let isStarted = false;
  let isReady = false;
  /** Whether the reader has asked for the search dialog, so that further text is the query. */
  let isSearching = false;

  function start() {
    if (isStarted) return;
    isStarted = true;
    let loading = scripts.length;
    for (const src of scripts) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      script.onload = function () {
        loading -= 1;
        // An empty script raises no error, and the other scripts wait for it without end.
        if (loading === 0) setTimeout(fail, patience, 'The scripts of this page did not start');
      };
      script.onerror = function () {
        fail('Loading the script ' + src + ' failed');
      };
      document.head.append(script);
    }
  }

  /**
   * Returns a message for operators if the page is served at another path than the site was built for, so that no script
   * and no stylesheet can be loaded. The canonical URL contains the path of the page; the not-found page has none.
   */
  function findWrongBase() {
    const {href} = document.querySelector('link[rel=canonical]') || {};
    // A page that did not arrive completely names no scripts.
    if (!href || scripts.length === 0) return;
    const base = scripts[0].replace(/assets\/js\/[^/]*$/, '');
    const clean = (path) => path.replace(/(\/index)?(\.html)?\/?$/, '/');
    const page = clean(new URL(href).pathname).slice(base.length);
    const actual = clean(location.pathname);
    const served = actual.slice(0, actual.length - page.length);
    // An archive puts a whole URL before the path, which SITE_BASE cannot contain.
    if (served === base || served + page !== actual || !/^\/([\w.~-]+\/)*$/.test(served)) return;
    return `This site was built for ${base}, but this page was opened at ${location.pathname}. If you operate the site, build it with SITE_BASE=${served}, or serve it at ${base}`;
  }

  /** Shows the notice, once. React removes it if the page becomes interactive later. */
  function fail(reason) {
    if (isReady || document.getElementById('page-failed')) return;
    release();
    const wrongBase = findWrongBase();
    const notice = document.createElement('div');
    notice.id = 'page-failed';
    notice.className = 'alert alert--danger page-failed';
    notice.setAttribute('role', 'alert');
    const text = document.createElement('p');
    text.textContent = (wrongBase || reason) + '. You can read the page, but menus, search and buttons do not work.';
    const retry = document.createElement('button');
    retry.className = 'button button--primary';
    retry.textContent = 'Retry';
    retry.onclick = function () {
      location.reload();
    };
    notice.append(text, retry);
    // Without its styles, the notice would be below the whole page.
    if (wrongBase) document.body.prepend(notice);
    else document.body.append(notice);
  }

  /** A rejection before the takeover comes from loading the page. */
  function rejected(event) {
    fail(String((event.reason && event.reason.message) || event.reason));
  }

  /** A script that was cut off raises a syntax error; one of an older deployment may raise any error. */
  function threw(event) {
    if (event.filename && scripts.some((src) => event.filename.endsWith(src))) fail(event.message);
  }

  function note(event) {
    const target = event.target;
    const within = (selector) => target.closest && target.closest(selector);
    // A link to a page works without scripts; a link that opens a menu does not.
    const link = within('a[href]');
    const isMenu = link && link.getAttribute('href') === '#';
    // <details> also works without scripts.
    if ((link && !isMenu) || within('summary')) return;
    if (isMenu && event.type === 'click') event.preventDefault();
    if (event.type === 'click') isSearching = Boolean(within('.DocSearch-Button'));
    if (event.type === 'keydown') {
      // The shortcuts of search and the keys of tabs; all other keys stay with the browser.
      if (isComposing(event)) return;
      const isShortcut = isSearchShortcut(event);
      const isForTabs = within('[role=tab]') && /^(Enter| |ArrowLeft|ArrowRight)$/.test(event.key);
      const isForQuery =
        isSearching &&
        !(event.ctrlKey || event.metaKey || event.altKey) &&
        (event.key.length === 1 || /^(Backspace|Escape)$/.test(event.key));
      if (!isShortcut && !isForTabs && !isForQuery) return;
      event.preventDefault();
      isSearching = (isSearching || isShortcut) && event.key !== 'Escape';
    }
    early.push(event);
  }

  function replay() {
    for (const event of early.splice(0)) {
      const target = event.target.isConnected ? event.target : document.body;
      if (event.type === 'click') target.dispatchEvent(new MouseEvent('click', event));
      else if (event.type === 'keydown') target.dispatchEvent(new KeyboardEvent('keydown', event));
      else target.dispatchEvent(new Event('input', {bubbles: true}));
    }
  }

  function release() {
    for (const type of begin) removeEventListener(type, start, options);
    for (const type of ['click', 'keydown', 'input']) removeEventListener(type, note, true);
    removeEventListener('unhandledrejection', rejected);
    removeEventListener('error', threw);
  }

  /** Scripts start only when the whole page is there, because React takes over all of it. */
  function arrived() {
    const list = document.querySelector('[data-scripts]');
    if (!list) {
      fail('This page did not arrive completely');
      return;
    }
    scripts = list.dataset.scripts.split(' ');
    for (const type of begin) addEventListener(type, start, options);
    if (early.length > 0) start();
  }

  for (const type of ['click', 'keydown', 'input']) addEventListener(type, note, true);
  addEventListener('unhandledrejection', rejected);
  addEventListener('error', threw);
  document.addEventListener('readystatechange', arrived, {once: true});
  new MutationObserver(function (_changes, observer) {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    isReady = true;
    release();
    document.getElementById('page-failed')?.remove();
    replay();
  }).observe(root, {attributeFilter: ['data-has-hydrated']});

  addEventListener('load', function () {
    // A window in the background is never painted.
    setTimeout(start, 1000);
    const soon = function () {
      requestAnimationFrame(function () {
        setTimeout(start);
      });
    };
    // WebKit before 26.2 does not report the largest paint, and raises no error when a script observes it.
    const supported = (self.PerformanceObserver && PerformanceObserver.supportedEntryTypes) || [];
    const type = ['largest-contentful-paint', 'paint'].find((name) => supported.includes(name));
    if (type) new PerformanceObserver(soon).observe({type, buffered: true});
    else soon();
    // Firefox does not report the paints of long pages.
    setTimeout(soon, 150);
  });
})();
