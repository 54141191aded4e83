type Held = {
  /** Whether steps are let through for now. */
  mayPass: () => boolean;
  /** Called for a step that was held; `go` takes it after all. */
  onHeld: (go: () => void) => void;
};

/** The part that is used here; older browsers do not have it, and not every version of the DOM's types does. */
type EntryList = { currentEntry: { index: number } | null };

const watchers = new Set<(event: PopStateEvent) => void>();

// Browsers call the window's listeners in the order in which they were added, capturing or not: this one must be added
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
 * Calls back for steps through the browser's history before the router gets them; a listener that stops the event keeps
 * it from the router.
 * @returns a function that stops it
 */
export function watchSteps(watcher: (event: PopStateEvent) => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/**
 * Holds steps of the browser's history that lead away from this page. Such a step cannot be prevented, only undone: the
 * address has already changed when it is reported. So the router does not get the event, and the address is restored at
 * once; nothing of the page is lost meanwhile.
 * @returns a function that stops it
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
    // An anchor of the same page, or a leave that the reader agreed to.
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
    // It is unknown how far the step went: the page is added after the entry where it led, so that one step back goes
    // there again.
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
