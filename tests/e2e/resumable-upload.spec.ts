import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { signIn, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { DEMO } from '../setup/demo-accounts';
import { until } from '../setup/waits';

const MB = 1024 ** 2;

test('an upload that breaks goes on by itself, and after the tab was closed when the same file is chosen again', async ({
  page,
  context,
}, info) => {
  test.slow();
  const problems = watch(page);
  await signIn(page, DEMO.creator);
  const path = info.outputPath('محاضرة.pdf');
  await writeBytes(path, 20 * MB);

  await test.step('without a connection it says that it waits, and goes on when there is one', async () => {
    const begun = await pieces(page, async (route, count) => {
      if (count !== 2) return route.continue();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await choose(page, path);
    await expect(page.getByText('لا اتصال بالإنترنت. يُستأنف الرفع تلقائيًا متى عاد.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByLabel('اسم الملف 1')).toHaveValue('محاضرة.pdf');
    // After a break the pieces are smaller.
    expect(begun).toEqual([0, 8 * MB, 8 * MB, 12 * MB, 16 * MB]);
  });

  await test.step('after the tab was closed only the rest is sent', async () => {
    const other = await context.newPage();
    await writeBytes(path, 20 * MB + 1);
    const first = await pieces(other, (route, count) => (count < 2 ? route.continue() : undefined));
    await choose(other, path);
    await until(() => first.length === 2);
    await other.close();
    const again = await context.newPage();
    const begun = await pieces(again, (route) => route.continue());
    await choose(again, path);
    await expect(again.getByLabel('اسم الملف 1')).toHaveValue('محاضرة.pdf');
    // What was on its way when the tab was closed may have arrived, too.
    expect(begun[0]).toBeGreaterThanOrEqual(8 * MB);
    await again.close();
  });

  expect(problems).toEqual([]);
});

test('a film that browsers do not play is said before it is sent, and converted in the browser', async ({
  page,
}) => {
  const problems = watch(page);
  await signIn(page, DEMO.creator);
  const begun = await pieces(page, (route) => route.continue());
  await choose(page, join(import.meta.dirname, '../server/recordings/files/film.mkv'));
  await expect(page.getByText('لا تشغّل المتصفحات هذا النوع من الملفات، فلم يُرفع بعد.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'ارفعه كما هو' })).toBeVisible();
  expect(begun).toEqual([]);
  await page.getByRole('button', { name: 'حوّله ثم ارفعه' }).click();
  await expect(page.getByLabel('اسم الملف 1')).toHaveValue('film.mp4');
  expect(begun).toEqual([0]);
  expect(problems).toEqual([]);
});

/** A file of zeros. */
async function writeBytes(path: string, size: number): Promise<void> {
  await writeFile(path, '%PDF-1.4\n');
  await truncate(path, size);
}

/** Where each piece begins that the page sends. @param act gets how many there were so far */
async function pieces(page: Page, act: (route: Route, count: number) => Promise<void> | undefined) {
  const begun: number[] = [];
  await page.route('**/api/files/uploads/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    begun.push(Number(route.request().headers()['upload-offset']));
    await act(route, begun.length);
  });
  return begun;
}

/** Opens the form of a new product at its files, and chooses one. */
async function choose(page: Page, path: string): Promise<void> {
  await page.goto('/product/create');
  await page.getByLabel('العنوان').fill('محاضرة طويلة');
  await page.getByLabel('الوصف').fill('ساعتان عن الخط العربي.');
  await page.getByLabel('التصنيف').click();
  await page.getByRole('option').filter({ hasNotText: 'اختر' }).first().click();
  await page.getByRole('button', { name: 'التالي' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'أضف ملفات' }).click(),
  ]);
  await chooser.setFiles(path);
}
