/**
 * When the code of the first page cannot be loaded, Docusaurus leaves the page as it came: readable, but with buttons
 * that do nothing, and no word about it. This shows the error and a Retry button below the text, as `theme/Loading` does
 * for pages loaded later (specification, section 2: "On failure the error text shows with a Retry button").
 */
const browserErrors = /ChunkLoadError|Loading (CSS )?chunk|dynamically imported module/;

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', ({reason}) => {
    const text = String(reason);
    const started = 'docusaurusRoot' in window;
    if (!started && browserErrors.test(text) && !document.getElementById('page-failed')) {
      document.body.append(createFailure(text));
    }
  });
}

function createFailure(text: string): HTMLElement {
  const failure = document.createElement('div');
  failure.id = 'page-failed';
  failure.className = 'alert alert--danger page-failed';
  failure.setAttribute('role', 'alert');
  const message = document.createElement('p');
  message.textContent = text;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--primary';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => window.location.reload());
  failure.append(message, retry);
  return failure;
}
