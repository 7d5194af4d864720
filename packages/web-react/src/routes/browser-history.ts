import { createHistory, type RouterHistory } from '@tanstack/react-router';

/**
 * Makes the history that the router listens to. It reports what the visitor does, and not what the page itself writes.
 * The library's own browser history would overwrite the state of the present entry, which holds our key.
 */
export function makeBrowserHistory(): RouterHistory {
  const { history, location } = window;
  const made = createHistory({
    getLocation: () => {
      const { pathname, search, hash } = location;
      const href = `${pathname}${search}${hash}`;
      return { href, pathname, search, hash, state: { __TSR_index: 0, ...history.state } };
    },
    getLength: () => history.length,
    pushState: (path, state) => history.pushState(state, '', path),
    replaceState: (path, state) => history.replaceState(state, '', path),
    go: (count) => history.go(count),
    back: () => history.back(),
    forward: () => history.forward(),
    createHref: (path) => path,
  });
  window.addEventListener('popstate', () => made.notify({ type: 'GO', index: 0 }));
  return made;
}
