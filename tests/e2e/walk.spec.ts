import { expect, test } from '../setup/browser-test';
import { hasJava, htmlFaults } from '../setup/html-checker';
import { PAGES, type PageRow, type PageVisitor, SIGN_IN } from '../setup/pages';
import { NARROW } from '../setup/walk/layout-faults';
import { findPageIds, pathOf } from '../setup/walk/page-ids';
import { Walk } from '../setup/walk/walk';

const LOOKS = [
  { locale: 'ar', scheme: 'light' },
  { locale: 'en', scheme: 'dark' },
] as const;

// On a busy machine, with all states of the page.
const VISIT_SECONDS = 90;
const LINKS_SECONDS = 120;

test.describe.configure({ mode: 'parallel' });

/** The HTML of the pages that this worker visited, by a name for messages: Java starts once a worker. */
const html = new Map<string, string>();

for (const visitor of Object.keys(PAGES) as PageVisitor[]) {
  for (const { locale, scheme } of LOOKS) {
    test.describe(`${locale}, ${scheme}`, () => {
      test.use({ colorScheme: scheme, viewport: NARROW });
      test(`the pages of the visitor ${visitor} have no faults`, async ({ page, app }) => {
        const rows: readonly (string | PageRow)[] = PAGES[visitor];
        test.setTimeout((LINKS_SECONDS + VISIT_SECONDS * rows.length) * 1000);
        const ids = await findPageIds();
        await SIGN_IN[visitor](page, ids);
        await page.context().addCookies([{ name: 'locale', value: locale, url: app.base }]);
        const walk = new Walk(page, scheme, (path, answer) =>
          html.set(`${visitor}, ${locale}: ${path}`, answer),
        );
        // A fault of one page hides no other.
        const errors: unknown[] = [];
        for (const row of rows) {
          const { path, ...rest } = typeof row === 'string' ? { path: row } : row;
          const visit = async () => {
            const faults = await walk.visit({ path: pathOf(path, ids), ...rest });
            expect.soft(faults, path).toEqual([]);
          };
          await test
            .step(path, visit, { timeout: VISIT_SECONDS * 1000 })
            .catch((error) => errors.push(error));
        }
        // Both languages link to the same.
        if (locale === 'ar') {
          await test.step('links', async () => expect(await walk.links.dead(page.request)).toEqual([]));
        }
        if (errors.length > 1) throw new Error(`${errors.length} pages failed: ${errors.join('\n')}`);
        for (const error of errors) throw error;
      });
    });
  }
}

test.afterAll('the HTML of all pages is valid', () => {
  if (hasJava()) expect(htmlFaults(html)).toEqual([]);
  else console.warn('There is no Java for vnu: the HTML of these pages was not checked');
});
