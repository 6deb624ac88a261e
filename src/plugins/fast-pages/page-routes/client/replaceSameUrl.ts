import type {useHistory} from '@docusaurus/router';

type History = ReturnType<typeof useHistory>;

/**
 * Makes a link to the current URL replace the entry of the history, as browsers do. `Link` compares its target only with the
 * page that is shown, so that a second click on a link whose page is loading would add a second entry.
 */
export function replaceSameUrl(history: History): void {
  const push = history.push.bind<History['push']>(history);
  history.push = (target: string | History['location'], state?: unknown) => {
    const url = typeof target === 'string' ? target : history.createHref(target);
    if (url === history.createHref(history.location)) history.replace(target, state);
    else push(target, state);
  };
}
