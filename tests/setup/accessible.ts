import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './browser-test';

type Speak = (context: BrowserContext, url?: string) => Promise<void>;

/** Declares tests in Arabic on light ground and in English on dark; `speak` sets the language of what is opened next. */
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

/** No violation of WCAG 2.1 A and AA, as far as a tool can tell, once the page stands still. */
export async function expectAccessible(page: Page, what = page.url()): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // What is on its way in or out is half transparent, and colours are measured as they are seen.
  await page.evaluate(async () => {
    const running = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(RULES);
  // Else a blank page is opened and loaded for each look, to put the results of several frames together.
  if (page.frames().length === 1) axe.setLegacyMode();
  const { violations } = await axe.analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(told, what).toEqual([]);
}
