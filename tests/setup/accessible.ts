import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './browser-test';

type Speak = (context: BrowserContext, url?: string) => Promise<void>;

const IN_ALL_LOOKS = '@looks';

/**
 * Declares tests in Arabic on light ground and in English on dark; `speak` sets the language of what is opened next. There,
 * `expectAccessible` looks at the other ground as well.
 */
export function inBothLooks(declare: (speak: Speak) => void): void {
  for (const { locale, scheme } of [
    { locale: 'ar', scheme: 'light' },
    { locale: 'en', scheme: 'dark' },
  ] as const) {
    test.describe(`${locale}, ${scheme}`, { tag: IN_ALL_LOOKS }, () => {
      test.use({ colorScheme: scheme });
      declare((context, url = '') => context.addCookies([{ name: 'locale', value: locale, url }]));
    });
  }
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

// What is called by voice is called by the words that are seen (2.5.3); axe leaves this rule out unless asked.
const ASKED_FOR = { 'label-content-name-mismatch': { enabled: true } };

/**
 * No violation of WCAG 2.1 A and AA, as far as a tool can tell, once the page stands still. In tests of all looks contrast is
 * measured on the other ground, too: the structure is the same there.
 */
export async function expectAccessible(page: Page, what = page.url()): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await standStill(page);
  expect(await violations(page, (axe) => axe.withTags(RULES)), what).toEqual([]);
  expect(await tabsWithoutPanel(page), what).toEqual([]);
  if (!test.info().tags.includes(IN_ALL_LOOKS)) return;
  const own = (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches))
    ? 'dark'
    : 'light';
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await ground();
  await page.emulateMedia({ colorScheme: own === 'dark' ? 'light' : 'dark' });
  await expect.poll(ground, { intervals: [20, 50, 100] }).not.toBe(before);
  await standStill(page);
  const faint = await violations(page, (axe) => axe.withRules(['color-contrast']));
  expect(faint, `${what}, on the other ground`).toEqual([]);
  await page.emulateMedia({ colorScheme: own });
}

/** What is on its way in or out is half transparent, and colours are measured as they are seen. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      // What moves as far as one scrolls never ends.
      .filter(
        ({ effect, timeline }) => timeline === document.timeline && effect?.getTiming().iterations === 1,
      );
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/** A tab shows a panel, and says which; what leads elsewhere is a link. */
const tabsWithoutPanel = (page: Page): Promise<string[]> =>
  page.getByRole('tab').evaluateAll((tabs) =>
    tabs
      .filter((tab) => {
        const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
        return panel?.getAttribute('role') !== 'tabpanel';
      })
      .map(({ outerHTML }) => outerHTML),
  );

async function violations(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const axe = choose(new AxeBuilder({ page }).options({ resultTypes: ['violations'], rules: ASKED_FOR }));
  // Else a blank page is opened and loaded for each look, to put the results of several frames together.
  if (page.frames().length === 1) axe.setLegacyMode();
  const found = (await axe.analyze()).violations;
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
