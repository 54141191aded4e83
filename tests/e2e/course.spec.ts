import { readFile } from 'node:fs/promises';
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

const TITLE = `دورة القهوة المقطّرة ${Date.now() % 100_000}`;
const SPOKEN = [
  'WEBVTT',
  '00:00.000 --> 00:03.000\nأهلًا بكم.',
  '00:06.000 --> 00:09.000\nنطحن قبل الماء مباشرة.',
  '00:09.000 --> 00:12.000\nثم ننتظر.',
].join('\n\n');

test('a creator makes a short course, and a member buys it, watches it on two devices and completes it', async ({
  page,
  browser,
}) => {
  test.slow();
  const problems = watch(page);
  await signIn(page, DEMO.creator, '/product/create');

  const editorPath = await test.step('the course is begun with its facts', () =>
    beginCourse(page, {
      type: 'دورة مصغّرة',
      title: TITLE,
      description: 'من الحبة إلى الفنجان في ثلاثة دروس.',
    }));

  await test.step('a film is dropped in, and becomes a lesson', async () => {
    const film = await readFile(FILM);
    await chooseFile(page, page.getByRole('button', { name: 'ارفع ملفات' }), {
      name: 'الطحن.webm',
      mimeType: 'video/webm',
      buffer: film,
    });
    const row = page.getByRole('row', { name: /الطحن/ });
    await expect(row).toContainText('0:15');
    await row.getByText('الطحن').click();
    await page.getByLabel('معاينة مجانية').click();
    await expect(page.getByLabel('معاينة مجانية')).toBeChecked();
    await chooseFile(page, page.getByRole('button', { name: 'أضف ملفًا' }), {
      name: 'الطحن.vtt',
      mimeType: 'text/vtt',
      buffer: Buffer.from(SPOKEN),
    });
    await expect(page.getByText('3 أسطر')).toBeVisible();
  });

  await test.step('a text is written, and saves by itself', async () => {
    const text = await writeLesson(page, 'الماء والحرارة', 'اغلِ الماء، ثم انتظر نصف دقيقة.');
    await page.reload();
    await expect(text).toContainText('اغلِ الماء، ثم انتظر نصف دقيقة.');
  });

  const productPath = await test.step('the course is published', () =>
    publishCourse(page, editorPath, TITLE));

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
    await buyCourse(buyer, productPath);
    await expect(buyer.getByText('أكملت 0 من درسين مطلوبين')).toBeVisible();
    await buyer.getByRole('link', { name: 'ابدأ الدورة' }).click();
    await expect(buyer.getByRole('heading', { level: 1, name: 'الطحن' })).toBeVisible();
  });

  await test.step('what is said is read beside the film, and a note leads back to its second', async () => {
    await buyer.getByRole('button', { name: /نطحن قبل الماء/ }).click();
    await passes(buyer.locator('video'), 6);
    await buyer.getByRole('button', { name: 'إيقاف مؤقت' }).click();
    const notes = buyer.getByRole('region', { name: 'ملاحظاتي' });
    await notes.getByLabel('اكتب ملاحظة عند هذه اللحظة').fill('أجرّب درجة أخشن');
    await notes.getByRole('button', { name: 'احفظ الملاحظة' }).click();
    await buyer.reload();
    await notes.getByRole('button', { name: /شغّل من 0:0[67]/ }).click();
    await passes(buyer.locator('video'), 6);
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
    // It is shown before it has arrived.
    const sent = page.waitForResponse(
      (answer) => answer.url().includes('/comments/lessons') && answer.request().method() === 'POST',
    );
    await page.getByRole('button', { name: 'أرسل الرد' }).click();
    await expect(page.getByText('ثلاث دقائق.')).toBeVisible();
    expect((await sent).status()).toBe(201);
    await buyer.goto('/notifications');
    await buyer.getByText(/على سؤالك رد/).click();
    await expect(questions.getByText('كم دقيقة؟')).toBeVisible();
    await questions.getByRole('button', { name: 'عرض ردّ واحد' }).click();
    await expect(questions.getByText('ثلاث دقائق.')).toBeVisible();
  });

  await test.step('another device begins where this one was paused', async () => {
    await buyer.getByRole('button', { name: 'تابع من حيث توقفت' }).click();
    await passes(buyer.locator('video'), 0.2);
    await buyer.getByRole('slider', { name: 'الموضع' }).fill('4');
    await passes(buyer.locator('video'), 4);
    const reported = buyer.waitForResponse((answer) => answer.url().endsWith('/progress'));
    await buyer.getByRole('button', { name: 'إيقاف مؤقت' }).click();
    expect((await reported).status()).toBe(200);
    const other = await browser.newPage({ storageState: await buyer.context().storageState() });
    await other.goto(buyer.url());
    await other.getByRole('button', { name: 'تابع من حيث توقفت' }).click({ timeout: 20_000 });
    await passes(other.locator('video'), 3.5);
    await other.close();
  });

  await test.step('the film is complete once it was watched, and the text at its end', async () => {
    await buyer.getByRole('slider', { name: 'الموضع' }).fill('0');
    await buyer.getByRole('button', { name: 'تشغيل' }).click();
    await expect(buyer.getByText('أكملت هذا الدرس')).toBeVisible({ timeout: 40_000 });
    await buyer.getByRole('link', { name: 'الدرس التالي' }).click();
    await expect(buyer.getByText('اغلِ الماء، ثم انتظر نصف دقيقة.')).toBeVisible();
    await expect(buyer.getByText('أكملت هذا الدرس')).toBeVisible();
    await expect(buyer.getByText('أكملت 2 من درسين مطلوبين')).toBeVisible();
  });

  await test.step('the certificate is given with a name, and anybody may look at it', () =>
    takeCertificate(buyer, TITLE));
  expect(problems).toEqual([]);
  expect(theirs).toEqual([]);
});
