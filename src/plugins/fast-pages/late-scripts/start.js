// Inline script of every page, see index.ts. What it takes from the reader before the site's scripts run, it gives back
// when they do: a press of a button, a shortcut, text in a box. When a script cannot be had, the text stays, and a notice
// says so (specification, section 2: "On failure the error text shows with a Retry button").
(function () {
  const root = document.documentElement;
  const early = [];
  const begin = ['pointerdown', 'keydown', 'touchstart', 'focusin'];
  const options = {capture: true, passive: true};
  let isStarted = false;

  function start() {
    if (isStarted) return;
    isStarted = true;
    for (const src of SCRIPTS) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      script.onerror = function () {
        fail('Loading the script ' + src.replace(/.*\//, '') + ' failed');
      };
      document.head.append(script);
    }
  }

  /** Without a script the others wait for it, and nothing of the page's would ever say so. */
  function fail(reason) {
    release();
    if (document.getElementById('page-failed')) return;
    const notice = document.createElement('div');
    notice.id = 'page-failed';
    notice.className = 'alert alert--danger page-failed';
    notice.setAttribute('role', 'alert');
    const text = document.createElement('p');
    text.textContent = reason + '. The text is all here; menus, search and buttons need it.';
    const retry = document.createElement('button');
    retry.className = 'button button--primary';
    retry.textContent = 'Retry';
    retry.onclick = function () {
      location.reload();
    };
    notice.append(text, retry);
    document.body.append(notice);
  }

  function failed(event) {
    const reason = String(event.reason);
    if (/ChunkLoadError|Loading (CSS )?chunk|dynamically imported module/.test(reason)) fail(reason);
  }

  function note(event) {
    const target = event.target;
    // A link to a page works without scripts; one that opens a menu does not.
    const link = target.closest && target.closest('a[href]');
    const isMenu = link && link.getAttribute('href') === '#';
    // So do details.
    if ((link && !isMenu) || (target.closest && target.closest('summary'))) return;
    if (isMenu && event.type === 'click') event.preventDefault();
    if (event.type === 'keydown') {
      // The shortcuts of search and the keys of tabs; all other keys are the browser's.
      const isSlash = event.key === '/' && !/^(input|textarea|select)$/i.test(target.tagName);
      const isShortcut = isSlash || ((event.ctrlKey || event.metaKey) && event.key === 'k');
      const isOfTabs =
        target.closest && target.closest('[role=tab]') && /^(Enter| |ArrowLeft|ArrowRight)$/.test(event.key);
      if (!isShortcut && !isOfTabs) return;
      event.preventDefault();
    }
    early.push(event);
  }

  function giveBack() {
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
    removeEventListener('unhandledrejection', failed);
  }

  // The theme disables the toggle of the colour mode until React takes over, and what is disabled hears no click.
  for (const button of document.querySelectorAll('button:disabled')) button.disabled = false;
  for (const type of begin) addEventListener(type, start, options);
  for (const type of ['click', 'keydown', 'input']) addEventListener(type, note, true);
  addEventListener('unhandledrejection', failed);
  new MutationObserver(function (_changes, observer) {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    release();
    giveBack();
  }).observe(root, {attributeFilter: ['data-has-hydrated']});

  // Painted, as the reader sees it: a window in the background never is, so the wait has an end.
  addEventListener('load', function () {
    setTimeout(start, 1000);
    try {
      new PerformanceObserver(function () {
        requestAnimationFrame(function () {
          setTimeout(start);
        });
      }).observe({type: 'largest-contentful-paint', buffered: true});
    } catch {
      requestAnimationFrame(function () {
        setTimeout(start);
      });
    }
  });
})();
