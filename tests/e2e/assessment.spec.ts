import { isAlive } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { issueCertificate } from '../setup/course-steps';
import { nameLike } from '../setup/money-steps';
import { beginSale } from '../setup/offers';
import { openContent, publishAt } from '../setup/product-steps';
import { buyNow } from '../setup/purchase';
import { saveTrueFalse, submitAttempt } from '../setup/quiz-steps';

test('an assessment without a date is made, sold, failed and passed, and brings a certificate', async ({
  page,
  browser,
}) => {
  const title = nameLike('اختبار في علامات الترقيم');
  const { id, buyer, product, problems } = await beginSale(page, browser, 'assessment', { title });

  await test.step('it is made, and cannot be published before it has a question', async () => {
    await openContent(page, id);
    await page.getByRole('radio', { name: 'اختبار وحده، في أي وقت' }).check();
    await expect(page.getByRole('group', { name: 'مواعيد الورشة' })).toHaveCount(0);
    await page.getByLabel('ثمن الاختبار').fill('٧');
    await page.getByRole('button', { name: 'الاسترداد والنشر' }).click();
    await page.getByRole('button', { name: 'انشر المنتج' }).click();
    await expect(page.getByText('اكتب أسئلة الاختبار')).toBeVisible();
    const quiz = page.getByRole('region', { name: 'الاختبار' });
    await quiz.getByRole('button', { name: 'أعدّ الاختبار' }).click();
    await saveTrueFalse(page, 'تسبق الواوَ العاطفة فاصلةٌ دائمًا.', 'خطأ');
    await page.getByRole('link', { name: 'عدّل المنتج' }).click();
    await publishAt(page, 'الاسترداد والنشر');
  });

  await test.step('its buyer reads what it asks before paying', async () => {
    await buyer.goto(product);
    await expect(buyer.getByText('سؤال واحد', { exact: true })).toBeVisible();
  });
  const { library } = await buyNow(buyer, id);

  await test.step('a wrong answer fails, a right one passes and brings the certificate', async () => {
    await buyer.goto(library);
    const begin = buyer.getByRole('button', { name: 'ابدأ الاختبار' });
    await isAlive(begin);
    await begin.click();
    await buyer.getByRole('radio', { name: 'صح' }).check();
    await submitAttempt(buyer);
    await expect(buyer.getByText('لم تجتزه هذه المرة')).toBeVisible();
    await expect(buyer.getByRole('button', { name: 'احصل على شهادتك' })).toHaveCount(0);
    await buyer.getByRole('button', { name: 'حاول مرة أخرى' }).click();
    await buyer.getByRole('radio', { name: 'خطأ' }).check();
    await submitAttempt(buyer);
    await expect(buyer.getByRole('heading', { name: 'اجتزت الاختبار' })).toBeVisible();
    await issueCertificate(buyer);
  });

  await test.step('its creator sees who bought it, and that they passed', async () => {
    await page.goto(`/product/${id}/dates`);
    await expect(page.getByRole('list', { name: 'من اشترى الاختبار' }).getByText('100٪')).toBeVisible();
  });
  expect(problems()).toEqual([]);
});
