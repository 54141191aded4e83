import type { Browser, Page, Request } from '@playwright/test';
import { until } from './waits';

// These may stay open as long as the page does.
const ENDLESS = new Set(['eventsource', 'media', 'websocket']);

/** The requests of a page that have not ended. */
class Traffic {
  private readonly open = new Set<Request>();
  begun = 0;

  constructor(page: Page) {
    page.on('request', (request) => {
      if (ENDLESS.has(request.resourceType())) return;
      this.begun++;
      this.open.add(request);
    });
    page.on('requestfinished', (request) => this.open.delete(request));
    page.on('requestfailed', (request) => this.open.delete(request));
    page.on('response', (response) => {
      const request = response.request();
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.dropAllBefore(request);
    });
  }

  addresses(): string[] {
    return [...this.open].map((request) => request.url());
  }

  /** A request that outlives its document never ends for the browser's tools. */
  private dropAllBefore(navigation: Request): void {
    for (const request of this.open) {
      if (request === navigation) return;
      this.open.delete(request);
    }
  }
}

const traffics = new WeakMap<Page, Traffic>();

function trafficOf(page: Page): Traffic {
  const traffic = traffics.get(page) ?? new Traffic(page);
  traffics.set(page, traffic);
  return traffic;
}

/** Counts the requests of all pages that the browser opens from now on, for `settled`. */
export function countRequests(browser: Browser): void {
  browser.on('context', (context) => context.on('page', trafficOf));
}

/** Resolves once the page has no open request, no running animation and nothing left to compute. */
export async function settled(page: Page): Promise<void> {
  const traffic = trafficOf(page);
  let begun: number;
  let isCalm: boolean;
  do {
    begun = traffic.begun;
    await until(
      () => traffic.addresses(),
      (addresses) => addresses.length === 0,
    );
    isCalm = await becomesCalm(page);
  } while (!isCalm || traffic.begun > begun);
}

/** Waits until the page is idle. @returns false if it went to another document meanwhile */
async function becomesCalm(page: Page): Promise<boolean> {
  try {
    await page.waitForLoadState('load');
    await page.evaluate(untilIdle);
    return true;
  } catch (error) {
    if (page.isClosed()) throw error;
    return false;
  }
}

/** Runs in the page. Two idle moments in a row: in the first, React may begin to draw a transition. */
async function untilIdle(): Promise<void> {
  // Chromium may offer no idle time for minutes to a page that has nothing more to draw.
  const atMost = { timeout: 300 };
  // Animations that repeat or follow scrolling never end.
  const endsByItself = ({ effect, timeline, playState }: Animation) =>
    timeline === document.timeline && playState === 'running' && effect?.getTiming().iterations === 1;
  const running = document.getAnimations().filter(endsByItself);
  await Promise.allSettled(running.map(({ finished }) => finished));
  for (let i = 0; i < 2; i++) {
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestIdleCallback(() => resolve(), atMost));
    });
  }
}
