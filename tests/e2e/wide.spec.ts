import type { Page } from '@playwright/test';
import { inStore } from '@/tests/setup/app-store';
import { DEMO, signIn } from '@/tests/setup/browser-steps';
import { expect, test } from '@/tests/setup/browser-test';

test.use({ viewport: { width: 1440, height: 900 } });

/** Pages to read or to fill in from top to bottom: one column in the middle. */
const COLUMNS = [
  '/about',
  '/terms-and-conditions',
  '/finance/refunds',
  '/creator/identity',
  '/wire-transfer-setup',
  '/creator/calendar/hours',
];
/** Feeds with a side rail, grids and tables: as wide as there is room. */
const WIDE = [
  ...['/', '/explore?tab=users', '/explore?tab=posts', '/marketplace', '/saved-posts', '/purchased-posts'],
  ...[
    '/finance',
    '/creator/dashboard',
    '/creator/digital-content',
    '/creator/tips',
    '/creator/calendar',
    '/settings/main',
    '/settings/edit_profile',
  ],
  ...['/notifications', '/companies', '/search?q=تصميم'],
];
const COLUMN = 760;
const LEAST_TEXT = 13;

test('a wide screen has one width per kind of page, no blank side, no tiny text and no field that looks disabled', async ({
  page,
}) => {
  test.slow();
  await signIn(page, DEMO.creator);
  const columns = [...COLUMNS, await examPath()];
  for (const path of [...columns, ...WIDE]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // Again until it holds: what is still being loaded can be narrower.
    await expect(async () => {
      const { room, start, end, tiny, grey } = await measure(page);
      expect(Math.abs(start - end), `${path} is in the middle`).toBeLessThanOrEqual(2);
      expect(room - start - end, path).toBe(columns.includes(path) ? COLUMN : room);
      expect(tiny, path).toEqual([]);
      expect(grey, path).toEqual([]);
    }).toPass({ timeout: 15_000 });
  }
});

/** Where the demo's creator makes the quiz of their workshop. */
async function examPath(): Promise<string> {
  const [workshop] = await inStore<{ id: string }>(
    'select product_id as id from workshop_assessments limit 1',
  );
  return `/product/${workshop?.id}/assessments/after`;
}

/** What the content leaves free at either side, texts in too small letters (charts included), and grey fields. */
function measure(page: Page) {
  return page.evaluate((least) => {
    const main = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect();
    const isSeen = (node: Element) => {
      const { width, height } = node.getBoundingClientRect();
      const { visibility, opacity } = getComputedStyle(node);
      // The field of a switch covers it, and is larger than what is drawn.
      const isOverSwitch = node instanceof HTMLInputElement && opacity === '0';
      return width > 2 && height > 2 && visibility !== 'hidden' && !isOverSwitch;
    };
    const isDrawn = (node: Element) => {
      const { backgroundColor, borderInlineStartWidth } = getComputedStyle(node);
      const hasFace = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderInlineStartWidth !== '0px';
      return node.children.length === 0 || hasFace;
    };
    const all = [...document.querySelectorAll('main *')].filter(isSeen);
    const boxes = all.filter(isDrawn).map((node) => node.getBoundingClientRect());
    const faceOf = (node: Element | null): string => {
      const face = node ? getComputedStyle(node).backgroundColor : '';
      return face === 'rgba(0, 0, 0, 0)' ? faceOf(node?.parentElement ?? null) : face;
    };
    const fields = all.filter((node) =>
      node.matches('input:not([type=radio], [type=checkbox], [type=range]), textarea'),
    );
    const hasText = (node: Element) =>
      [...node.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
    return {
      room: Math.round(main.width),
      start: Math.round(Math.max(0, Math.min(...boxes.map(({ left }) => left)) - main.left)),
      end: Math.round(Math.max(0, main.right - Math.max(...boxes.map(({ right }) => right)))),
      tiny: all
        .filter((node) => hasText(node) && Number.parseFloat(getComputedStyle(node).fontSize) < least)
        .map((node) => node.textContent?.trim().slice(0, 30)),
      grey: fields
        .filter((node) => !node.matches(':disabled') && faceOf(node) !== 'rgb(255, 255, 255)')
        .map((node) => `${node.getAttribute('name') ?? node.id}: ${faceOf(node)}`),
    };
  }, LEAST_TEXT);
}
