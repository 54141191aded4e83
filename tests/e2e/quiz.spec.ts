import type { Page } from '@playwright/test';
import { signIn, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { beginCourse, buyCourse, publishCourse, writeLesson } from '../setup/course-steps';
import { DEMO } from '../setup/demo-accounts';
import { forgetRefusals } from '../setup/money-steps';
import { addQuestion, submitAttempt } from '../setup/quiz-steps';

test.afterEach(forgetRefusals);

const TITLE = `دورة الإملاء ${Date.now() % 100_000}`;

test('a quiz is made, failed, then passed, and the next lesson opens', async ({ page, browser }) => {
  test.slow();
  const problems = watch(page);
  await signIn(page, DEMO.creator, '/product/create');
  const editorPath = await beginCourse(page, {
    type: 'دورة كاملة',
    title: TITLE,
    description: 'قواعد الهمزة في درسين واختبار.',
  });
  await writeLesson(page, 'همزة القطع', 'تُكتب همزة القطع في أول الكلمة.');

  await test.step('a quiz with two questions is written and saved', async () => {
    await page.getByRole('button', { name: 'أضف درسًا' }).click();
    await page.getByRole('menuitem', { name: 'اختبار', exact: true }).click();
    await expect(page.getByRole('treegrid').getByRole('textbox')).toBeFocused();
    await page.keyboard.type('اختبار الهمزة');
    await page.keyboard.press('Enter');
    await addQuestion(page, 'صح أو خطأ', 'همزة «استمع» همزة قطع.');
    await page.getByRole('radio', { name: 'خطأ' }).check();
    await importQuestions(page, 'النوع,السؤال\nإجابة طويلة,اكتب ضد «خاف».');
    await expect(page.getByRole('dialog')).toContainText('السطر 2 نوع سؤال غير معروف');
    await page.getByRole('button', { name: 'حسنًا' }).click();
    await importQuestions(page, 'النوع,السؤال\nإجابة قصيرة,اكتب ضد «خاف».,1,,,,,أمِن');
    await expect(page.getByText('أُضيف سؤال واحد')).toBeVisible();
    await page.getByRole('button', { name: 'احفظ الاختبار' }).click();
    await expect(page.getByText('حُفظ الاختبار')).toBeVisible();
  });
  await writeLesson(page, 'همزة الوصل', 'لا تُنطق همزة الوصل في وسط الكلام.');
  const productPath = await publishCourse(page, editorPath, TITLE);

  const buyer = await browser.newPage();
  const inBuyer = watch(buyer);
  await buyCourse(buyer, productPath, 'فتح');
  const lessons = buyer.getByRole('navigation', { name: 'دروس الدورة' });
  await expect(lessons).toContainText('يُفتح بعد اجتياز الاختبار الذي قبله');
  await expect(lessons.getByRole('link', { name: /همزة الوصل/ })).toHaveCount(0);
  await lessons.getByRole('link', { name: /اختبار الهمزة/ }).click();

  await test.step('a wrong answer and an empty one fail, and show what is right', async () => {
    await buyer.getByRole('button', { name: 'ابدأ الاختبار' }).click();
    await buyer.getByRole('radio', { name: 'صح' }).check();
    await buyer.getByRole('button', { name: 'التالي' }).click();
    await submitAttempt(buyer);
    await expect(buyer.getByText('لم تجتزه هذه المرة')).toBeVisible();
    await expect(buyer.getByText('أمِن')).toBeVisible();
  });

  await test.step('answers outlive the tab, and pass; a wrong hamza is named', async () => {
    await buyer.getByRole('button', { name: 'حاول مرة أخرى' }).click();
    await buyer.getByRole('radio', { name: 'خطأ' }).check();
    const kept = buyer.waitForResponse(
      (answer) =>
        answer.url().endsWith('/answers') && answer.request().postData()?.includes('"position":2') === true,
    );
    await buyer.getByRole('button', { name: 'التالي' }).click();
    await buyer.getByRole('textbox', { name: 'إجابتك' }).fill('امن');
    expect((await kept).status()).toBe(200);
    await buyer.reload();
    await buyer.getByRole('button', { name: 'تابع محاولتك' }).click();
    await buyer.getByRole('button', { name: 'السؤال 2، أجبت عنه' }).click();
    await expect(buyer.getByRole('textbox', { name: 'إجابتك' })).toHaveValue('امن');
    await submitAttempt(buyer);
    await expect(buyer.getByRole('heading', { name: 'اجتزت الاختبار' })).toBeVisible();
    await expect(buyer.getByText('صحيح؛ انتبه للإملاء: «أمِن»')).toBeVisible();
  });

  await buyer.getByRole('link', { name: 'الدرس التالي' }).click();
  await expect(buyer.getByText('لا تُنطق همزة الوصل في وسط الكلام.')).toBeVisible();

  await test.step('the creator sees how it went', async () => {
    await page.goto(editorPath);
    await page.getByRole('row', { name: /اختبار الهمزة/ }).click();
    await expect(page.getByText('أجاب عنه صوابًا 1 من 2').first()).toBeVisible();
  });

  await test.step('long questions go into a large workbook, and come out of it', async () => {
    const long = (at: number) => `صح أو خطأ,${at} ${'همزة '.repeat(380)},1,صح`;
    await importQuestions(
      page,
      ['النوع,السؤال', ...Array.from({ length: 60 }, (_, at) => long(at))].join('\n'),
    );
    await expect(page.getByText('أُضيف 60 سؤالًا')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'ملف أسئلة' }).click();
    await page.getByRole('menuitem', { name: 'صدّر جدول Excel' }).click();
    await page.getByLabel('استورد من ملف').setInputFiles(await (await download).path());
    await expect(page.getByText('أُضيف 62 سؤالًا')).toBeVisible();
  });
  expect([...problems, ...inBuyer]).toEqual([]);
});

const importQuestions = (page: Page, table: string) =>
  page
    .getByLabel('استورد من ملف')
    .setInputFiles({ name: 'أسئلة.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
