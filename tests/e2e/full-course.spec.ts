import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signIn, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import {
  beginCourse,
  buyCourse,
  FILM,
  passes,
  publishCourse,
  takeCertificate,
  writeLesson,
} from '../setup/course-steps';
import { DEMO } from '../setup/demo-accounts';
import { forgetRefusals } from '../setup/money-steps';
import { chooseFile } from '../setup/upload-steps';

test.afterEach(forgetRefusals);

const TITLE = `دورة تصميم الأغلفة ${Date.now() % 100_000}`;
const MB = 1024 ** 2;

test('a full course is made while the connection breaks, sold, and watched in two browsers to its certificate', async ({
  page,
  browser,
}) => {
  test.slow();
  const problems = watch(page);
  await signIn(page, DEMO.creator, '/product/create');
  const editorPath = await beginCourse(page, {
    type: 'دورة كاملة',
    title: TITLE,
    description: 'من الفكرة إلى الغلاف المطبوع، في وحدتين.',
  });
  const row = (name: string | RegExp) => page.getByRole('row', { name });

  await test.step('a film goes on where the connection broke, and is complete', async () => {
    await addSection(page, 'الوحدة الأولى');
    const begun: number[] = [];
    await page.route('**/api/files/uploads/*', async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue();
      begun.push(Number(route.request().headers()['upload-offset']));
      if (begun.length !== 2) return route.continue();
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
    });
    await chooseFile(page, page.getByRole('button', { name: 'ارفع ملفات' }), {
      name: 'الهوامش.webm',
      mimeType: 'video/webm',
      buffer: await longerFilm(9 * MB),
    });
    await expect(row(/الهوامش/)).toContainText('في الانتظار');
    await page.context().setOffline(false);
    await expect(row(/الهوامش/)).toContainText('0:15');
    expect(begun.slice(0, 3)).toEqual([0, 8 * MB, 8 * MB]);
  });

  await test.step('a second section holds a text', async () => {
    await addSection(page, 'الوحدة الثانية');
    await writeLesson(page, 'قبل الطباعة', 'اترك ثلاثة ملّيمترات حول الصفحة.');
  });

  const productPath = await publishCourse(page, editorPath, TITLE);
  const first = await browser.newPage();
  const inFirst = watch(first);
  await test.step('a guest reads both sections on the page of the product, and a member buys it', async () => {
    await first.goto(productPath);
    const contents = first.getByRole('region', { name: /محتوى الدورة/ });
    for (const title of ['الوحدة الأولى', 'الوحدة الثانية', 'قبل الطباعة']) {
      await expect(contents).toContainText(title);
    }
    expect(await first.content()).not.toContain('ملّيمترات');
    await buyCourse(first, productPath);
    await first.getByRole('link', { name: 'ابدأ الدورة' }).click();
    await first.getByRole('button', { name: 'شغّل' }).click();
    await passes(first.locator('video'), 5);
    const reported = first.waitForResponse((answer) => answer.url().endsWith('/progress'));
    await first.getByRole('button', { name: 'إيقاف مؤقت' }).click();
    expect((await reported).status()).toBe(200);
  });

  const second = await (
    await browser.newContext({ storageState: await first.context().storageState() })
  ).newPage();
  const inSecond = watch(second);
  await test.step('a second browser goes on from there, and what both watched completes the film', async () => {
    await second.goto(first.url());
    await second.getByRole('button', { name: 'تابع من حيث توقفت' }).click();
    await passes(second.locator('video'), 4);
    await expect(second.getByText('أكملت هذا الدرس')).toBeVisible({ timeout: 40_000 });
    await second.getByRole('link', { name: 'الدرس التالي' }).click();
    await expect(second.getByText('اترك ثلاثة ملّيمترات حول الصفحة.')).toBeVisible();
    await expect(second.getByText('أكملت 2 من درسين مطلوبين')).toBeVisible();
    await takeCertificate(second, TITLE);
  });
  expect([...problems, ...inFirst, ...inSecond]).toEqual([]);
});

async function addSection(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'أضف قسمًا' }).click();
  await expect(page.getByRole('treegrid').getByRole('textbox')).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: title, exact: true })).toBeVisible();
}

/** The film with bytes at its end that players skip (an EBML `Void`), so that it is sent in more than one piece. */
async function longerFilm(bytes: number): Promise<Buffer> {
  const head = Buffer.alloc(9);
  head[0] = 0xec;
  head.writeBigUInt64BE((1n << 56n) | BigInt(bytes), 1);
  return Buffer.concat([await readFile(FILM), head, Buffer.alloc(bytes)]);
}
