import { readFile } from 'node:fs/promises';
import { expect, test } from '../setup/browser-test';
import { FILM, passes } from '../setup/course-steps';
import { nameLike } from '../setup/money-steps';
import { addRecording, beginSale, publish } from '../setup/offers';
import { chooseFile } from '../setup/product-steps';
import { buyNow } from '../setup/purchase';

const SPOKEN = [
  'WEBVTT',
  '00:00.000 --> 00:03.000\nأهلًا بكم.',
  '00:06.000 --> 00:09.000\nنطحن قبل الماء مباشرة.',
  '00:09.000 --> 00:12.000\nثم ننتظر.',
].join('\n\n');

test('a learner reads what is said in a film, takes a note, searches for both, and gets a question answered', async ({
  page,
  browser,
}) => {
  const title = nameLike('دورة القهوة');
  const { id, buyer, problems } = await beginSale(page, browser, 'course', { title });
  const film = { name: 'الطحن.webm', content: await readFile(FILM), seconds: 15 };
  const lessonId = await addRecording(page, id, { type: 'video', ...film });
  await publish(page, id);
  const { library } = await buyNow(buyer, id);

  await test.step('the creator adds captions from a file', async () => {
    await page.goto(`/product/${id}/course?lesson=${lessonId}`);
    const file = { name: 'الطحن.vtt', mimeType: 'text/vtt', buffer: Buffer.from(SPOKEN) };
    await chooseFile(page, 'أضف ملفًا', file);
    await expect(page.getByText('3 أسطر')).toBeVisible();
  });

  const video = buyer.locator('video');
  await test.step('what is said is read beside the film, and a note leads back to its second', async () => {
    await buyer.goto(`${library}/${lessonId}`);
    await buyer.getByRole('button', { name: /نطحن قبل الماء/ }).click();
    await passes(video, 6);
    await buyer.getByRole('button', { name: 'إيقاف مؤقت' }).click();
    const notes = buyer.getByRole('region', { name: 'ملاحظاتي' });
    await notes.getByLabel('اكتب ملاحظة عند هذه اللحظة').fill('أجرّب درجة أخشن');
    await notes.getByRole('button', { name: 'احفظ الملاحظة' }).click();
    await buyer.reload();
    await notes.getByRole('button', { name: /شغّل من 0:0[67]/ }).click();
    await passes(video, 6);
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

  await test.step('a question reaches the creator by a notice, and the answer the learner', async () => {
    const questions = buyer.getByRole('region', { name: 'الأسئلة' });
    await questions.getByLabel('اكتب سؤالًا').fill('كم دقيقة؟');
    await questions.getByRole('button', { name: 'أرسل السؤال' }).click();
    await expect(questions.getByRole('button', { name: 'رد', exact: true })).toBeVisible();
    await page.goto('/notifications');
    const notice = page.getByText(/على درسك سؤال/);
    await notice.first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'الطحن' })).toBeVisible();
    await page.getByRole('button', { name: 'رد', exact: true }).click();
    await page.getByLabel('اكتب ردًا').fill('ثلاث دقائق.');
    // It is shown before it has arrived.
    const sent = page.waitForResponse(
      (answer) => answer.url().includes('/comments/lessons') && answer.request().method() === 'POST',
    );
    await page.getByRole('button', { name: 'أرسل الرد' }).click();
    expect((await sent).status()).toBe(201);
    await buyer.goto('/notifications');
    await buyer.getByText(/على سؤالك رد/).click();
    await questions.getByRole('button', { name: 'عرض ردّ واحد' }).click();
    await expect(questions.getByText('ثلاث دقائق.')).toBeVisible();
  });
  expect(problems()).toEqual([]);
});
