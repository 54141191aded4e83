import type { Page, Request } from '@playwright/test';
import { untilAlive } from './browser-steps';
import { settled } from './settled-requests';

/** The weight of a page as it is sent: bodies in KB, compressed. */
export interface Weight {
  document: number;
  /** scripts that load before anybody touches the page */
  scriptBefore: number;
  /** scripts that load at the first press */
  scriptAfter: number;
  css: number;
  fonts: number;
  pictures: number;
  /** of any kind that the page needs, before the first press */
  requests: number;
}

interface Part {
  type: string;
  name: string;
  /** bytes */
  size: number;
}

// A page that is seen for a second is counted: whether that comes before the measure ends depends on the machine.
const COUNTS = '/api/analytics/';
const TYPES = { document: 'document', css: 'stylesheet', fonts: 'font', pictures: 'image' } as const;
const MOST_NAMED = 5;
// lib/theme/fonts.ts
const PRELOADED_FONTS = 2;

/**
 * Opens a page with an empty browser cache, presses an element, and measures what was sent for both.
 * @param pressed a selector of the element; the first visible one is pressed
 * @param wakes the page loads its scripts by itself, before that press
 */
export async function weigh(
  page: Page,
  { path, pressed, wakes }: { path: string; pressed: string; wakes: boolean },
): Promise<Weighed> {
  await drawOnce(page);
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  const untilSettled = async () => {
    await settled(page);
    return partsOf(finished.splice(0));
  };
  const html = (await (await page.goto(path))?.text()) ?? '';
  const button = page.locator(pressed).filter({ visible: true }).first();
  if (wakes) await untilAlive(button);
  const before = await untilSettled();
  await button.click();
  const after = await untilSettled();
  return new Weighed(before, after, html);
}

/**
 * Lets the page be drawn only with its own fonts. With others it is shorter, so that pictures near the border of what
 * browsers load ahead are loaded or not, as the fonts come late or early.
 */
async function drawOnce(page: Page): Promise<void> {
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  let missing = PRELOADED_FONTS;
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font' && --missing === 0) resolve();
  });
  await page.route(/\.css$/, async (route) => {
    await arrived;
    await route.continue();
  });
}

/** What was sent for a page, by parts. */
class Weighed {
  readonly weight: Weight;

  constructor(
    private readonly before: readonly Part[],
    private readonly after: readonly Part[],
    private readonly html: string,
  ) {
    const of = (type: string) => kilobytes(before.filter((part) => part.type === type));
    this.weight = {
      document: of(TYPES.document),
      scriptBefore: of('script'),
      scriptAfter: kilobytes(after.filter(({ type }) => type === 'script')),
      css: of(TYPES.css),
      fonts: of(TYPES.fonts),
      pictures: of(TYPES.pictures),
      requests: before.filter(isNeeded).length,
    };
  }

  /** The biggest parts of a figure, to see why it grew. */
  biggest(figure: keyof Weight): string {
    if (figure === 'document') return documentParts(this.html);
    if (figure === 'requests') return named(this.before);
    const [parts, type] =
      figure === 'scriptAfter'
        ? [this.after, 'script']
        : [this.before, figure === 'scriptBefore' ? 'script' : TYPES[figure]];
    const found = parts.filter((part) => part.type === type).sort((a, b) => b.size - a.size);
    return found
      .slice(0, MOST_NAMED)
      .map(({ name, size }) => `${(size / 1024).toFixed(1)} KB ${name}`)
      .join('\n');
  }
}

async function partsOf(requests: readonly Request[]): Promise<Part[]> {
  return Promise.all(
    requests
      .filter((request) => request.url().startsWith('http'))
      .map(async (request) => {
        const { responseBodySize } = await request.sizes();
        const { pathname, search } = new URL(request.url());
        // Requests from the browser's memory cache have a negative size.
        const size = Math.max(responseBodySize, 0);
        return { type: request.resourceType(), name: pathname + search, size };
      }),
  );
}

/** The parts of a document, before compression. */
function documentParts(html: string): string {
  const inline = (pattern: RegExp) =>
    [...html.matchAll(pattern)].reduce((sum, [text]) => sum + Buffer.byteLength(text), 0);
  const data = inline(/<script\b(?![^>]*\ssrc=)[^>]*>[\s\S]*?<\/script>/g);
  const styles = inline(/<style\b[^>]*>[\s\S]*?<\/style>/g);
  const markup = Buffer.byteLength(html) - data - styles;
  return Object.entries({ 'inline scripts and data': data, 'inline styles': styles, markup })
    .map(([name, size]) => `${(size / 1024).toFixed(1)} KB ${name}, not compressed`)
    .join('\n');
}

/** All parts that count, by type: one too many is found by its name. */
function named(parts: readonly Part[]): string {
  const groups = Map.groupBy(parts.filter(isNeeded), ({ type }) => type);
  return [...groups]
    .map(([type, of]) => [`${of.length} of ${type}`, ...of.map(({ name }) => `  ${name}`)].join('\n'))
    .join('\n');
}

const isNeeded = ({ name }: Part): boolean => !name.startsWith(COUNTS);

const kilobytes = (parts: readonly Part[]) => parts.reduce((sum, { size }) => sum + size, 0) / 1024;
