import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { DEMO, isAlive, joinAs, pay, signIn, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { forgetRefusals } from '../setup/money-steps';

test.afterEach(forgetRefusals);

const TITLE = `دورة القهوة المقطّرة ${Date.now() % 100_000}`;
const SPOKEN = [
  'WEBVTT',
  '00:00.000 --> 00:03.000\nأهلًا بكم.',
  '00:06.000 --> 00:09.000\nنطحن قبل الماء مباشرة.',
  '00:09.000 --> 00:12.000\nثم ننتظر.',
].join('\n\n');
const FILM = 'lib/server/demo/media/git-snapshot.webm';

test('a creator makes a short course, and a member buys it, watches it on two devices and completes it', async ({
  page,
  browser,
}) => {
  test.slow();
  const problems = watch(page);
  await signIn(page, DEMO.creator, '/product/create');

  await test.step('the course is begun with its facts', async () => {
    await isAlive(page.getByRole('radio', { name: 'دورة مصغّرة' }));
    await page.getByRole('radio', { name: 'دورة مصغّرة' }).check();
    await page.getByLabel('العنوان').fill(TITLE);
    await page.getByLabel('الوصف').fill('من الحبة إلى الفنجان في ثلاثة دروس.');
    await page.getByLabel('التصنيف').click();
    await page.getByRole('option').filter({ hasNotText: 'اختر' }).first().click();
    await page.getByRole('button', { name: 'التالي' }).click();
    const cover = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#6b3f1d' } })
      .png()
      .toBuffer();
    await choose(page, 'اختر صورة', { name: 'غلاف.png', mimeType: 'image/png', buffer: cover });
    await page.getByRole('button', { name: 'اعتماد الصورة' }).click();
    await expect(page.getByRole('button', { name: 'إزالة الصورة', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'أنشئ الدروس' }).click();
    await page.waitForURL(/\/product\/[^/]+\/course/);
  });
  const editorPath = new URL(page.url()).pathname;

  await test.step('a film is dropped in, and becomes a lesson', async () => {
    const film = await readFile(FILM);
    await choose(page, 'ارفع ملفات', { name: 'الطحن.webm', mimeType: 'video/webm', buffer: film });
    const row = page.getByRole('row', { name: /الطحن/ });
    await expect(row).toContainText('0:15');
    await row.getByText('الطحن').click();
    await page.getByLabel('معاينة مجانية').check();
    await choose(page, 'أضف ملفًا', {
      name: 'الطحن.vtt',
      mimeType: 'text/vtt',
      buffer: Buffer.from(SPOKEN),
    });
    await expect(page.getByText('3 أسطر')).toBeVisible();
  });

  await test.step('a text is written, and saves by itself', async () => {
    await page.getByRole('button', { name: 'أضف درسًا' }).click();
    await page.getByRole('menuitem', { name: 'نص', exact: true }).click();
    await expect(page.getByRole('treegrid').getByRole('textbox')).toBeFocused();
    await page.keyboard.type('الماء والحرارة');
    await page.keyboard.press('Enter');
    const text = page.getByRole('textbox', { name: 'نص الدرس' });
    await text.click();
    await page.keyboard.type('اغلِ الماء، ثم انتظر نصف دقيقة.');
    await expect(page.getByText('محفوظ', { exact: true })).toBeVisible();
    await page.reload();
    await expect(text).toContainText('اغلِ الماء، ثم انتظر نصف دقيقة.');
  });

  await test.step('the course is published', async () => {
    await page.goto(editorPath.replace(/course$/, 'edit'));
    await page.getByRole('button', { name: /السعر/ }).click();
    const price = page.getByLabel('السعر', { exact: true });
    await isAlive(price);
    await price.fill('١٢');
    await page.getByRole('button', { name: 'انشر المنتج' }).click();
    await expect(page.getByText(/نُشر منتجك/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  });
  const productPath = new URL(page.url()).pathname;

  const buyer = await browser.newPage();
  const theirs = watch(buyer);
  await test.step('a guest opens the preview, and sees titles of the rest alone', async () => {
    await buyer.goto(productPath);
    const contents = buyer.getByRole('region', { name: /محتوى الدورة/ });
    await expect(contents).toContainText('الماء والحرارة');
    expect(await buyer.content()).not.toContain('نصف دقيقة');
    await contents.getByRole('button', { name: /الطحن/ }).click();
    await expect(buyer.getByRole('dialog').locator('video')).toBeAttached();
    await buyer.keyboard.press('Escape');
  });

  await test.step('a member buys it and begins', async () => {
    await joinAs(buyer, {}, productPath);
    await buyer.getByRole('link', { name: 'اشترِ الآن' }).click();
    await pay(buyer);
    await buyer.goto('/purchased-posts');
    await buyer.getByRole('link', { name: 'مشاهدة' }).first().click();
    await expect(buyer.getByText('أكملت 0 من درسين')).toBeVisible();
    await buyer.getByRole('link', { name: 'ابدأ الدورة' }).click();
    await expect(buyer.getByRole('heading', { level: 1, name: 'الطحن' })).toBeVisible();
  });

  await test.step('what is said is read beside the film, and a note leads back to its second', async () => {
    await buyer.getByRole('button', { name: /نطحن قبل الماء/ }).click();
    await expect.poll(() => secondOf(buyer)).toBeGreaterThan(6);
    await buyer.getByRole('button', { name: 'إيقاف مؤقت' }).click();
    const notes = buyer.getByRole('region', { name: 'ملاحظاتي' });
    await notes.getByLabel('اكتب ملاحظة عند هذه اللحظة').fill('أجرّب درجة أخشن');
    await notes.getByRole('button', { name: 'احفظ الملاحظة' }).click();
    await buyer.reload();
    await notes.getByRole('button', { name: /شغّل من 0:0[67]/ }).click();
    await expect.poll(() => secondOf(buyer)).toBeGreaterThan(6);
    await buyer.getByRole('button', { name: 'إيقاف مؤقت' }).click();
  });

  await test.step('the search finds it in the film and in the note', async () => {
    await buyer.getByLabel('ابحث في الدورة').fill('اخشن');
    await expect(buyer.getByRole('link', { name: /في ملاحظاتك.*أجرّب درجة أخشن/ })).toBeVisible();
    await buyer.getByLabel('ابحث في الدورة').fill('نطحن');
    await buyer.getByRole('link', { name: /قيل.*نطحن قبل الماء/ }).click();
    await expect(buyer).toHaveURL(/at=6$/);
    await buyer.keyboard.press('Escape');
  });

  await test.step('a question is answered by the creator, and both are told', async () => {
    const questions = buyer.getByRole('region', { name: 'الأسئلة' });
    await questions.getByLabel('اكتب سؤالًا').fill('كم دقيقة؟');
    await questions.getByRole('button', { name: 'أرسل السؤال' }).click();
    await expect(questions.getByRole('button', { name: 'رد', exact: true })).toBeVisible();
    await page.goto('/notifications');
    await page
      .getByText(/على درسك سؤال/)
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'الطحن' })).toBeVisible();
    await page.getByRole('button', { name: 'رد', exact: true }).click();
    await page.getByLabel('اكتب ردًا').fill('ثلاث دقائق.');
    await page.getByRole('button', { name: 'أرسل الرد' }).click();
    await expect(page.getByText('ثلاث دقائق.')).toBeVisible();
    await buyer.goto('/notifications');
    await buyer.getByText(/على سؤالك رد/).click();
    await expect(questions.getByText('كم دقيقة؟')).toBeVisible();
    await questions.getByRole('button', { name: 'عرض ردّ واحد' }).click();
    await expect(questions.getByText('ثلاث دقائق.')).toBeVisible();
  });

  await test.step('another device begins where this one was paused', async () => {
    await buyer.getByRole('button', { name: 'تابع من حيث توقفت' }).click();
    await expect.poll(() => secondOf(buyer)).toBeGreaterThan(0.2);
    await buyer.getByRole('slider', { name: 'الموضع' }).fill('4');
    await expect.poll(() => secondOf(buyer)).toBeGreaterThan(4);
    const reported = buyer.waitForResponse((answer) => answer.url().endsWith('/progress'));
    await buyer.getByRole('button', { name: 'إيقاف مؤقت' }).click();
    expect((await reported).status()).toBe(200);
    const other = await browser.newPage({ storageState: await buyer.context().storageState() });
    await other.goto(buyer.url());
    await other.getByRole('button', { name: 'تابع من حيث توقفت' }).click({ timeout: 20_000 });
    await expect.poll(() => secondOf(other)).toBeGreaterThan(3.5);
    await other.close();
  });

  await test.step('the film is complete once it was watched, and the text at its end', async () => {
    await buyer.getByRole('slider', { name: 'الموضع' }).fill('0');
    await buyer.getByRole('button', { name: 'تشغيل' }).click();
    await expect(buyer.getByText('أكملت هذا الدرس')).toBeVisible({ timeout: 40_000 });
    await buyer.getByRole('link', { name: 'الدرس التالي' }).click();
    await expect(buyer.getByText('اغلِ الماء، ثم انتظر نصف دقيقة.')).toBeVisible();
    await expect(buyer.getByText('أكملت هذا الدرس')).toBeVisible();
    await expect(buyer.getByText('أكملت 2 من درسين')).toBeVisible();
  });

  await test.step('the certificate is given with a name, and anybody may look at it', async () => {
    await buyer.getByRole('link', { name: TITLE }).click();
    await buyer.getByRole('button', { name: 'احصل على شهادتك' }).click();
    await buyer.getByLabel('الاسم بالعربية').fill('سارة العتيبي');
    await buyer.getByRole('button', { name: 'تأكيد الاسم' }).click();
    const address = await buyer.getByRole('link', { name: 'افتح الشهادة' }).getAttribute('href');
    const guest = await (await browser.newContext()).newPage();
    await guest.goto(new URL(address ?? '', buyer.url()).href);
    await expect(guest.getByText('شهادة صالحة')).toBeVisible();
    await expect(guest.getByText('سارة العتيبي').first()).toBeVisible();
    await guest.close();
  });
  expect(problems).toEqual([]);
  expect(theirs).toEqual([]);
});

/** Where the film of a page stands. */
const secondOf = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

type Upload = { name: string; mimeType: string; buffer: Buffer };

async function choose(page: Page, button: string, file: Upload): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles(file);
}
