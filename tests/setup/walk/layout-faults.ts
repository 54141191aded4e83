import type { Page } from '@playwright/test';
import type { PageRow } from '../pages';

/** The narrowest phone, and 1280 px at 400 % (WCAG 1.4.10). */
export const NARROW = { width: 320, height: 640 };
export const WIDE = { width: 1440, height: 900 };

const COLUMN = 760;
const LEAST_TEXT = 13;

/** Finds the elements that make a narrow page scroll sideways. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right - left > 0 && (left < -1 || right > clientWidth + 1);
    });
    const names = out.slice(-3).map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
    return [`${scrollWidth} px wide: ${names.join(', ')}`];
  });
}

/** Finds faults of a wide page in the light scheme: a blank side, tiny text, or fields that look disabled. */
export async function wideFaults(page: Page, width: PageRow['width']): Promise<string[]> {
  const { room, start, end, tiny, grey } = await measure(page);
  const content = room - start - end;
  return [
    ...(width && Math.abs(start - end) > 2 ? [`${start} px free at the start, ${end} at the end`] : []),
    ...(width && content !== (width === 'column' ? COLUMN : room) ? [`${content} px wide of ${room}`] : []),
    ...tiny.map((text) => `tiny text: ${text}`),
    ...grey.map((field) => `a field on grey: ${field}`),
  ];
}

/** Measures the free space at either side, and finds texts in too small letters (charts included) and grey fields. */
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
