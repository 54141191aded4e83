import type { BrowserContext, Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect, test } from './browser-test';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

type Speak = (context: BrowserContext, url?: string) => Promise<void>;

const IN_ALL_LOOKS = '@looks';

/**
 * Declares tests in Arabic with the light scheme and in English with the dark one; `speak` sets the language of the
 * next page. There, `expectAccessible` checks the other scheme as well.
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

// A control's spoken name contains its visible text (2.5.3); axe leaves this rule out by default.
const ASKED_FOR = { 'label-content-name-mismatch': { enabled: true } };

/**
 * Expects no violation of WCAG 2.1 A and AA that a tool can find, once nothing on the page moves. In tests of all
 * looks, contrast is measured in the other scheme, too: the structure is the same there.
 */
export async function expectAccessible(page: Page, what = page.url()): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await standStill(page);
  expect(await violations(page, { type: 'tag', values: RULES }), what).toEqual([]);
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
  const faint = await violations(page, { type: 'rule', values: ['color-contrast'] });
  expect(faint, `${what}, on the other ground`).toEqual([]);
  await page.emulateMedia({ colorScheme: own });
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

/**
 * What axe finds by these rules, each with its elements. It runs in the page, and only faults leave it: to hand over
 * what is right as well takes longer than the check.
 */
async function violations(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  const options = { runOnly, resultTypes: ['violations' as const], rules: ASKED_FOR, iframes: false };
  const found: string[] = [];
  for (const frame of page.frames()) {
    // One that was checked before has it still.
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
    found.push(
      ...(await frame.evaluate(async (options) => {
        const { violations } = await window.axe.run(document, options);
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      }, options)),
    );
  }
  return found;
}
