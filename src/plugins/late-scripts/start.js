// Inline script of every page, see index.ts. What it takes from the reader before the site's scripts run, it gives back
// when they do: a press of a button, a shortcut, text in a box.
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
      document.head.append(script);
    }
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

  // The theme disables the toggle of the colour mode until React takes over, and what is disabled hears no click.
  for (const button of document.querySelectorAll('button:disabled')) button.disabled = false;
  for (const type of begin) addEventListener(type, start, options);
  for (const type of ['click', 'keydown', 'input']) addEventListener(type, note, true);
  new MutationObserver(function (_changes, observer) {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    for (const type of begin) removeEventListener(type, start, options);
    for (const type of ['click', 'keydown', 'input']) removeEventListener(type, note, true);
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
