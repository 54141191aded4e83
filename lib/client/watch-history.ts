type Held = {
  /** Whether steps are let through for now. */
  mayPass: () => boolean;
  /** A step away was held; `go` takes it after all. */
  onHeld: (go: () => void) => void;
};

/** As far as it is used here; older browsers have none, and not every version of the DOM's types does. */
type EntryList = { currentEntry: { index: number } | null };

const watchers = new Set<(event: PopStateEvent) => void>();

// Browsers tell the window's own listeners in the order in which they came, capturing or not: this one must be there
// before the router's, so the root of the page imports this file.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => {
    for (const watcher of watchers) {
      watcher(event);
      if (event.cancelBubble) return;
    }
  });
}

/**
 * Tells of steps through the browser's history, before the router hears of them; who stops the event keeps it to itself.
 * @returns what ends the watch
 */
export function watchSteps(watcher: (event: PopStateEvent) => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/**
 * Holds steps of the browser's history that lead away from this page. Such a step cannot be forbidden, only undone: the
 * address has moved when it is told. So the router is not told at all, and the address is put back at once; nothing of
 * the page is lost meanwhile.
 * @returns what ends the watch
 */
export function watchHistory({ mayPass, onHeld }: Held): () => void {
  let here = standing();
  let isReturning = false;

  const onStep = (event: PopStateEvent) => {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    // An anchor of the same page, or a leave that was agreed to.
    if (mayPass() || pageOf(window.location.href) === pageOf(here.href)) {
      here = standing();
      return;
    }
    event.stopImmediatePropagation();
    const { index } = standing();
    if (index !== null && here.index !== null) {
      const steps = index - here.index;
      isReturning = true;
      window.history.go(-steps);
      onHeld(() => window.history.go(steps));
      return;
    }
    // How far the step went is not known: the page is put behind where it led, so that one step back goes there again.
    window.history.pushState(here.state, '', here.href);
    onHeld(() => window.history.back());
  };
  const onAnchor = () => {
    here = standing();
  };

  const unwatch = watchSteps(onStep);
  window.addEventListener('hashchange', onAnchor);
  return () => {
    unwatch();
    window.removeEventListener('hashchange', onAnchor);
  };
}

function standing() {
  const entries = (window as { navigation?: EntryList }).navigation;
  return {
    href: window.location.href,
    state: window.history.state as unknown,
    index: entries?.currentEntry?.index ?? null,
  };
}

const pageOf = (href: string) => href.split('#')[0];
