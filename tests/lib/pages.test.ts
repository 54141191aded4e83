import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { PAGES } from '../setup/pages';

/** Only redirects. */
const WITHOUT_ROW = ['/settings'];

it('has a row for each page of the app', () => {
  const paths = Object.values(PAGES)
    .flat()
    .map((row) => (typeof row === 'string' ? row : row.path).replace(/\?.*/, ''));
  const pages = pagesOf('app');
  expect(pages.length).toBeGreaterThan(50);
  const missed = pages.filter((page) => {
    const shape = page
      .replace(/\/\[\[\.\.\..*?\]\]/, '')
      .replace(/\/\[\.\.\..*?\]/, '/x/.*')
      .replace(/\[.*?\]/g, '[^/]+');
    return !WITHOUT_ROW.includes(page) && !paths.some((path) => new RegExp(`^${shape}$`).test(path));
  });
  expect(missed).toEqual([]);
});

/** The addresses of the pages in a folder of Next's, with its brackets. */
function pagesOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => /(^|\/)page\.tsx$/.test(file)).map((file) => `/${dirname(file)}`);
  return pages.map((page) => page.replace(/\/\([\w-]+\)/g, '').replace(/^\/\.?$|^$/, '/'));
}
