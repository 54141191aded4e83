import { type APIRequestContext, expect, type Page } from '@playwright/test';

// Addresses of one shape are one page: two of each are requested, besides those that the walk visits.
const SAMPLES = 2;
const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\/[^/?#]+)?/g;

/** The links that a visitor meets, each with the page where it was found first. */
export class Links {
  private readonly found = new Map<string, string>();
  private readonly visits = new Set<string>();

  /** Collects the links of the page as it is drawn. */
  async collect(page: Page): Promise<void> {
    const here = new URL(page.url());
    for (const link of linksIn(await page.content(), here)) {
      if (!this.found.has(link)) this.found.set(link, here.pathname);
    }
  }

  /** Notes that a page was visited: its address is not requested again. */
  visited(path: string): void {
    this.visits.add(path);
  }

  /** Requests the links: the walk itself visits each page of the app. @returns the dead ones */
  async dead(request: APIRequestContext): Promise<string[]> {
    const dead: string[] = [];
    const asked = new Map<string, number>();
    for (const [path, from] of this.found) {
      const times = asked.get(shapeOf(path)) ?? 0;
      if (this.visits.has(path) || times >= SAMPLES) continue;
      asked.set(shapeOf(path), times + 1);
      const answer = await request.get(path);
      if (!answer.ok()) dead.push(`${path} (${answer.status()}), linked from ${from}`);
    }
    // Fewer mean that links are no longer recognised.
    expect(this.found.size).toBeGreaterThan(10);
    return dead;
  }
}

function linksIn(html: string, here: URL): string[] {
  const addresses = [...html.matchAll(/<(?:a|link)\s[^>]*?href="([^"]+)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
  return addresses.flatMap((address) => {
    const target = URL.parse(address, here);
    return target?.origin === here.origin ? [target.pathname + target.search] : [];
  });
}

function shapeOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://x');
  // A fixed value (a tab, a type) makes a page of its own; typed text does not.
  const chosen = [...searchParams].map(([key, value]) =>
    /^[a-z_-]+$/.test(value) ? `${key}=${value}` : key,
  );
  return `${pathname.replace(ID, ':id')}?${chosen.sort().join('&')}`;
}
