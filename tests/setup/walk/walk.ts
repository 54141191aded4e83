import { expect, type Page } from '@playwright/test';
import { barriersInBothSchemes, standStill } from '../accessible';
import { watch } from '../browser-steps';
import type { PageRow } from '../pages';
import { Links } from './dead-links';
import { NARROW, tooWide, WIDE, wideFaults } from './layout-faults';

/** Visits pages once each, with all observers on the visit. */
export class Walk {
  readonly links = new Links();
  private readonly problems: string[];

  constructor(
    private readonly page: Page,
    private readonly scheme: 'light' | 'dark',
    /** gets the HTML of each visit */
    private readonly keepHtml: (path: string, html: string) => void,
  ) {
    this.problems = watch(page);
  }

  /** Opens a page and brings it into its states. @returns the faults of all states */
  async visit({ path, status = 200, width, shows, reach }: PageRow): Promise<string[]> {
    const { page } = this;
    const faults: string[] = [];
    // A page may choose its layout while it loads, so it loads at the narrow width.
    await page.setViewportSize(NARROW);
    const answer = await page.goto(path);
    if (answer?.status() !== status || answer.request().redirectedFrom()) {
      return [`answered ${answer?.status()} at ${page.url()}`];
    }
    this.keepHtml(path, await answer.text());
    this.links.visited(path);
    await expect(page.locator('main').first()).toBeVisible();
    if (shows) await expect(page.locator(shows).first()).toBeAttached();
    await standStill(page);
    faults.push(...(await tooWide(page)));

    await page.setViewportSize(WIDE);
    await standStill(page);
    if (this.scheme === 'light') faults.push(...(await wideFaults(page, width)));
    faults.push(...(await barriersInBothSchemes(page)));
    // A missing page names itself in both languages.
    if (status === 200) await this.links.collect(page);

    for await (const state of reach?.(page) ?? []) {
      const found = await barriersInBothSchemes(page);
      const size = page.viewportSize() ?? WIDE;
      await page.setViewportSize(NARROW);
      await standStill(page);
      found.push(...(await tooWide(page)));
      await page.setViewportSize(size);
      await this.links.collect(page);
      faults.push(...found.map((fault) => `${state}: ${fault}`));
    }
    return [...faults, ...this.problems.splice(0)];
  }
}
