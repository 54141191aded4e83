import { isDeepStrictEqual } from 'node:util';
import type { CDPSession, Page } from '@playwright/test';
import type { MadeCourse } from '@/lib/contract/kinds/courses';
import { ask, signIn, untilAlive, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { DEMO } from '../setup/demo-accounts';
import { until } from '../setup/waits';

/** Makes a draft of a course over the API. @returns its id */
async function makeDraft(page: Page, counts: readonly number[]): Promise<string> {
  const post = (path: string, data: object) => ask(page, path, { method: 'POST', data });
  const { _id: id } = await post('/product', { type: 'full_course', title: 'مدخل إلى الخط' });
  let number = 0;
  for (const [at, count] of counts.entries()) {
    const { _id: sectionId } = await post(`/courses/${id}/sections`, { title: `القسم ${at + 1}` });
    for (let each = 0; each < count; each += 1) {
      number += 1;
      await post(`/courses/${id}/lessons`, { type: 'text', title: `الدرس ${number}`, sectionId });
    }
  }
  return id;
}

/** Expects the rows of sections and lessons in this order. */
async function expectRows(page: Page, titles: readonly string[]): Promise<void> {
  for (const [at, title] of titles.entries()) {
    await expect(page.getByRole('row').nth(at)).toHaveAttribute('aria-label', title);
  }
}

/** Returns the titles of sections and lessons as the server has them. */
async function stored(page: Page, id: string): Promise<string[]> {
  const course: MadeCourse = await ask(page, `/courses/${id}`);
  return course.sections.flatMap(({ title, lessons }) => [title, ...lessons.map((lesson) => lesson.title)]);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('lessons are moved with a thumb, by their handle and by a dialog', async ({ page }) => {
    const problems = watch(page);
    await signIn(page, DEMO.creator);
    const id = await makeDraft(page, [3, 2]);
    await page.goto(`/product/${id}/course`);
    const row = (name: string) => page.getByRole('row', { name, exact: true });
    await untilAlive(page.getByRole('button', { name: 'أضف درسًا' }));

    await test.step('a handle is held, and let go after another lesson', async () => {
      const touch = await page.context().newCDPSession(page);
      await drag(page, touch, 'الدرس 1', 'الدرس 3');
      await expectRows(page, ['القسم 1', 'الدرس 2', 'الدرس 3', 'الدرس 1', 'القسم 2', 'الدرس 4', 'الدرس 5']);
      await drag(page, touch, 'القسم 1', 'الدرس 5');
      await expectRows(page, ['القسم 2']);
      expect(page.url()).not.toContain('lesson=');
    });

    await test.step('a place is chosen in a dialog', async () => {
      await row('الدرس 5').getByRole('button', { name: 'خيارات: الدرس 5' }).tap();
      await page.getByRole('menuitem', { name: 'انقل إلى…' }).tap();
      await page.getByLabel('القسم', { exact: true }).selectOption('القسم 1');
      await page.getByLabel('الموضع', { exact: true }).selectOption('في أول القسم');
      await page.getByRole('button', { name: 'انقل', exact: true }).tap();
      const moved = ['القسم 2', 'الدرس 4', 'القسم 1', 'الدرس 5', 'الدرس 2', 'الدرس 3', 'الدرس 1'];
      await expectRows(page, moved);
      await expect(page.getByRole('button', { name: 'خيارات: الدرس 5' })).toBeFocused();
      await until(
        () => stored(page, id),
        (titles) => isDeepStrictEqual(titles, moved),
      );
    });
    expect(problems).toEqual([]);
  });
});

/** Holds the handle of a row, and lets it go over the lower half of another one. */
async function drag(page: Page, touch: CDPSession, from: string, to: string): Promise<void> {
  const handle = await page.getByRole('button', { name: `انقل: ${from}` }).boundingBox();
  const over = await page.getByRole('row', { name: to, exact: true }).boundingBox();
  if (!handle || !over) throw new Error(`${from} or ${to} is not on the page`);
  const at = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 };
  const end = over.y + over.height * 0.8;
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  for (const share of [0.3, 0.6, 1]) {
    const point = { x: at.x, y: at.y + (end - at.y) * share };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
