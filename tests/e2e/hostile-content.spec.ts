import { watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { DEMO } from '../setup/demo-accounts';
import { HOSTILE, publishHostile } from '../setup/hostile-content';
import { settled } from '../setup/settled-requests';
import { Visitor } from '../setup/visitor';

// What its HTML holds: tests/http/hostile-content.test.ts.
test('scripts that a member writes never run in a guest’s browser', async ({ page, app }) => {
  const company = new Visitor(app.base);
  await company.signIn(DEMO.company.email);
  const hostile = await publishHostile(company);
  const problems = watch(page);
  page.on('dialog', (dialog) => {
    problems.push(dialog.message());
    void dialog.dismiss();
  });
  for (const path of [hostile.post, hostile.profile, hostile.product]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    if (path === hostile.product) {
      // Comments are loaded, and with them the page's scripts, when the reader scrolls there.
      await page.getByRole('region', { name: /^الأسئلة والتعليقات/ }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: 'رد', exact: true })).toBeVisible();
    }
    await settled(page);
    const run = page.locator(
      'img[src="x"], svg[onload], [onmouseover], [onerror], main script:not([type]), a[href^="javascript:"]',
    );
    await expect(run, path).toHaveCount(0);
  }
  await page.goto(`/search?q=${encodeURIComponent(HOSTILE)}`);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await settled(page);
  expect(problems).toEqual([]);
  await hostile.remove();
});
