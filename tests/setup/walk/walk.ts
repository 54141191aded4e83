import { expect, type Page } from '@playwright/test';
import { barriersInBothSchemes, standStill } from '../accessible';
import { watch } from '../browser-steps';
import { test } from '../browser-test';
import { ENTER, PAGES, type PageRow, type Visitor } from '../pages';
import { Links } from './dead-links';
import { NARROW, tooWide, WIDE, wideFaults } from './layout-faults';
import { findPageIds, pathOf } from './page-ids';

const LOOKS = [
  { locale: 'ar', scheme: 'light' },
  { locale: 'en', scheme: 'dark' },
] as const;

// On a busy machine, with all states of the page.
const VISIT_SECONDS = 90;
const LINKS_SECONDS = 120;

/**
 * Declares the walk of a visitor in Arabic with the light scheme and in English with the dark one.
 * @param html gets the HTML of each visit by a name for messages
 */
export function walkAs(visitor: Visitor, html: Map<string, string>): void {
  for (const { locale, scheme } of LOOKS) {
    test.describe(`${locale}, ${scheme}`, () => {
      test.use({ colorScheme: scheme, viewport: NARROW });
      test(`the pages of the visitor ${visitor} have no faults`, async ({ page, app }) => {
        test.setTimeout((LINKS_SECONDS + VISIT_SECONDS * PAGES[visitor].length) * 1000);
        const ids = await findPageIds();
        await ENTER[visitor](page, ids);
        await page.context().addCookies([{ name: 'locale', value: locale, url: app.base }]);
        const walk = new Walk(page, scheme, (path, answer) =>
          html.set(`${visitor}, ${locale}: ${path}`, answer),
        );
        for (const row of PAGES[visitor]) {
          const { path, ...rest } = typeof row === 'string' ? { path: row } : row;
          const see = async () => {
            // A fault of one page hides no other.
            const faults = await walk
              .visit({ path: pathOf(path, ids), ...rest })
              .catch((error) => [`${error}`]);
            expect.soft(faults, path).toEqual([]);
          };
          await test.step(path, see, { timeout: VISIT_SECONDS * 1000 });
        }
        // Both languages link to the same.
        if (locale === 'ar') {
          await test.step('links', async () => expect(await walk.links.dead(page.request)).toEqual([]));
        }
      });
    });
  }
}

/** Visits pages once each, with all observers on the visit. */
class Walk {
  readonly links = new Links();
  private readonly problems: string[];

  constructor(
    private readonly page: Page,
    private readonly scheme: 'light' | 'dark',
    private readonly keepHtml: (path: string, html: string) => void,
  ) {
    this.problems = watch(page);
  }

  /** Opens a page and brings it into its states. @returns what is wrong there */
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
