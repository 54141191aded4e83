import { joinAs, pay, signIn, untilAlive, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { issueCertificate } from '../setup/course-steps';
import { DEMO } from '../setup/demo-accounts';
import { forgetRefusals } from '../setup/money-steps';
import { beginProduct, publishAt } from '../setup/product-steps';
import { saveTrueFalse, submitAttempt } from '../setup/quiz-steps';

test.afterEach(forgetRefusals);

const TITLE = `اختبار في علامات الترقيم ${Date.now() % 100_000}`;

test('an assessment without a date is made, sold, failed and passed, and brings a certificate', async ({
  page,
  browser,
}) => {
  test.slow();
  const problems = watch(page);
  await signIn(page, DEMO.creator, '/product/create');

  await test.step('it is made, and cannot be published before it has a question', async () => {
    await beginProduct(page, {
      type: 'ورشة واختبار',
      title: TITLE,
      description: 'أين تضع الفاصلة، وأين تتركها؟',
    });
    await page.getByRole('radio', { name: 'اختبار وحده، في أي وقت' }).check();
    await expect(page.getByRole('group', { name: 'مواعيد الورشة' })).toHaveCount(0);
    await page.getByLabel('ثمن الاختبار').fill('٧');
    await page.getByRole('button', { name: 'الاسترداد والنشر' }).click();
    await page.getByRole('button', { name: 'انشر المنتج' }).click();
    await expect(page.getByText('اكتب أسئلة الاختبار')).toBeVisible();
    await page
      .getByRole('region', { name: 'الاختبار' })
      .getByRole('button', { name: 'أعدّ الاختبار' })
      .click();
    await saveTrueFalse(page, 'تسبق الواوَ العاطفة فاصلةٌ دائمًا.', 'خطأ');
    await page.getByRole('link', { name: 'عدّل المنتج' }).click();
    await publishAt(page, 'الاسترداد والنشر');
  });
  const productPath = new URL(page.url()).pathname;

  const buyer = await (await browser.newContext()).newPage();
  const theirs = watch(buyer);
  await test.step('its buyer reads what it asks, and pays at once', async () => {
    await joinAs(buyer, {}, productPath);
    await expect(buyer.getByText('سؤال واحد', { exact: true })).toBeVisible();
    await buyer.getByRole('link', { name: 'اشترِ الآن' }).first().click();
    await buyer.waitForURL(/\/checkout/);
    await pay(buyer);
  });

  await test.step('a wrong answer fails, a right one passes and brings the certificate', async () => {
    await buyer.goto('/purchased-posts');
    await buyer.getByRole('link', { name: TITLE }).first().click();
    const begin = buyer.getByRole('button', { name: 'ابدأ الاختبار' });
    await untilAlive(begin);
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
    await page.goto(`/product/${productPath.split('/')[2]}/dates`);
    await expect(page.getByRole('list', { name: 'من اشترى الاختبار' }).getByText('100٪')).toBeVisible();
  });
  expect([...problems, ...theirs]).toEqual([]);
});
