import type { Frame, Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from './browser-test';
import { settled } from './settled-requests';
import { until } from './waits';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

// A control's spoken name contains its visible text (2.5.3); axe leaves this rule out by default.
const ASKED_FOR = { 'label-content-name-mismatch': { enabled: true } };

// For the rule about sounds that start by themselves. No other of these rules needs what axe can load.
const MEDIA = { assets: ['media'] };

/** Expects no violation of WCAG 2.1 A and AA that a tool can find, in the page's own scheme. */
export async function expectAccessible(page: Page, what = page.url()): Promise<void> {
  await standStill(page);
  expect(await barriers(page), what).toEqual([]);
}

/** Finds what `expectAccessible` refuses, and what is faint in the other scheme: the structure is the same there. */
export async function barriersInBothSchemes(page: Page): Promise<string[]> {
  await standStill(page);
  const found = await barriers(page);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [own, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await ground();
  await page.emulateMedia({ colorScheme: other });
  await until(ground, (color) => color !== before);
  await settled(page);
  const faint = await violations(page, { type: 'rule', values: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: own });
  await until(ground, (color) => color === before);
  return [...found, ...faint.map((fault) => `in the ${other} scheme: ${fault}`)];
}

/** Waits until nothing that is seen is being loaded, and nothing moves: a fading element is half transparent. */
export async function standStill(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await settled(page);
}

const barriers = async (page: Page): Promise<string[]> => [
  ...(await violations(page, { type: 'tag', values: RULES })),
  ...(await tabsWithoutPanel(page)),
];

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
  const options = {
    runOnly,
    resultTypes: ['violations' as const],
    rules: ASKED_FOR,
    iframes: false,
    preload: MEDIA,
  };
  const found: string[] = [];
  for (const frame of page.frames()) {
    if (await refusesScripts(frame)) continue;
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

/** Returns whether a frame refuses scripts, as those of letters do: axe waits for timers, which never run there. */
async function refusesScripts(frame: Frame): Promise<boolean> {
  if (!frame.parentFrame()) return false;
  const sandbox = await (await frame.frameElement()).getAttribute('sandbox');
  return sandbox !== null && !sandbox.includes('allow-scripts');
}
