import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './browser-test';

type Speak = (context: BrowserContext, url?: string) => Promise<void>;

/**
 * Declares tests in Arabic with the light scheme and in English with the dark one; `speak` sets the language of the
 * next page. So each page is checked in both languages, and its contrast on both grounds: colours are the same in both
 * languages.
 */
export function inBothLooks(declare: (speak: Speak) => void): void {
  for (const { locale, scheme } of [
    { locale: 'ar', scheme: 'light' },
    { locale: 'en', scheme: 'dark' },
  ] as const) {
    test.describe(`${locale}, ${scheme}`, () => {
      test.use({ colorScheme: scheme });
      declare((context, url = '') => context.addCookies([{ name: 'locale', value: locale, url }]));
    });
  }
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

// A control's spoken name contains its visible text (2.5.3); axe leaves this rule out by default.
const ASKED_FOR = { 'label-content-name-mismatch': { enabled: true } };

/** Expects no violation of WCAG 2.1 A and AA that a tool can find, once nothing on the page moves. */
export async function expectAccessible(page: Page, what = page.url()): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await standStill(page);
  expect(await violations(page), what).toEqual([]);
  expect(await tabsWithoutPanel(page), what).toEqual([]);
}

/** A fading element is half transparent, and colours are measured as they are on screen. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      // Animations that follow scrolling never end.
      .filter(
        ({ effect, timeline }) => timeline === document.timeline && effect?.getTiming().iterations === 1,
      );
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/** A tab shows a panel, and names it; a control that leads to another page is a link. */
const tabsWithoutPanel = (page: Page): Promise<string[]> =>
  page.getByRole('tab').evaluateAll((tabs) =>
    tabs
      .filter((tab) => {
        const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
        return panel?.getAttribute('role') !== 'tabpanel';
      })
      .map(({ outerHTML }) => outerHTML),
  );

async function violations(page: Page): Promise<string[]> {
  const options = { resultTypes: ['violations' as const], rules: ASKED_FOR, selectors: false };
  const axe = new AxeBuilder({ page }).options(options).withTags(RULES);
  // By default a blank page is opened and loaded for each check, to combine the results of several frames.
  if (page.frames().length === 1) axe.setLegacyMode();
  const found = (await axe.analyze()).violations;
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
