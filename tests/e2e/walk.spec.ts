import { expect, test } from '../setup/browser-test';
import { hasJava, htmlFaults } from '../setup/html-checker';
import { PAGES, type Visitor } from '../setup/pages';
import { walkAs } from '../setup/walk/walk';

test.describe.configure({ mode: 'parallel' });

// Of the pages that this worker visited: Java starts once a worker.
const html = new Map<string, string>();

for (const visitor of Object.keys(PAGES) as Visitor[]) walkAs(visitor, html);

test.afterAll('the HTML of all pages is valid', () => {
  // vnu runs on Java; .ci/run has it.
  if (hasJava()) expect(htmlFaults(html)).toEqual([]);
});
