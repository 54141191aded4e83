import { REST_TYPE, type Rest } from '@/lib/shared/page-rest';

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
  /** Next reads its data here; chunks add theirs. */
  var __next_f: unknown[] | undefined;
}

type Sleeper = {
  wakes: Rest['wakes'];
  /** Loads the scripts, unless they are loading already. */
  wake: () => void;
  /** Fetches them without running any: an action may follow. */
  ahead: () => void;
};

// Scripts that are added later may run as this script may. For a page that all guests get, its policy allows it by
// hashes.
const nonce = (document.currentScript as HTMLScriptElement | null)?.nonce;

/** A page whose scripts wait; null for a page that loads them at once. */
export function findSleeper(): Sleeper | null {
  const store = document.querySelector(`script[type="${REST_TYPE}"]`);
  if (!store) return null;
  let isAwake = false;
  let isFetched = false;
  const rest = (): Rest => JSON.parse(store.textContent);

  const fetchAll = (hrefs: string[]) => {
    if (isFetched) return;
    isFetched = true;
    for (const href of hrefs) put('link', { rel: 'preload', as: 'script', href });
  };
  const ahead = () => {
    if (!navigator.connection?.saveData) fetchAll([...rest().scripts, ...rest().parts]);
  };
  const wake = () => {
    if (isAwake) return;
    isAwake = true;
    const { flight, scripts, parts, code } = rest();
    fetchAll(parts);
    store.remove();
    globalThis.__next_f ??= [];
    globalThis.__next_f.push(...flight);
    for (const text of code) put('script', { nonce, textContent: text });
    for (const src of scripts) put('script', { src, onerror: reloadOnce });
  };
  return { wakes: rest().wakes, wake, ahead };
}

/**
 * A script is gone: a newer build is served by now. If a reload does not help, links and forms work by themselves
 * again.
 */
function reloadOnce(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'reload') location.reload();
  else window.firstActs?.take();
}

function put<K extends 'link' | 'script'>(name: K, of: Partial<HTMLElementTagNameMap[K]>): void {
  document.head.append(Object.assign(document.createElement(name), of));
}
