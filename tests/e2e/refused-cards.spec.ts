import { TEST_CARDS } from '@/lib/shared/test-cards';
import { inStore } from '../setup/app-store';
import { ask, joinAs, signIn, uniqueName, untilAlive } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { DEMO } from '../setup/demo-accounts';
import { forgetRefusals } from '../setup/money-steps';
import { payOrder } from '../setup/purchase';

test.afterEach(forgetRefusals);

test('after three refused cards a post is paid by bank transfer in the same sheet, at the same amount', async ({
  page,
  browser,
}) => {
  const author = await (await browser.newContext()).newPage();
  await signIn(author, DEMO.creator);
  const title = uniqueName('درس مطوّل');
  const locked = { text: 'سر', media: [], files: [] };
  const paid = { title, price: { amount: 2100, currency: 'USD' }, locked };
  const data = { text: 'بداية الدرس', media: [], audience: 'public', paid };
  const { _id } = await ask(author, '/posts', { method: 'POST', data });

  await joinAs(page, { name: uniqueName('سلمى') }, `/posts/${_id}`);
  const buy = page.getByRole('button', { name: 'اشترِ المنشور' });
  await untilAlive(buy);
  await buy.click();
  const sheet = page.getByRole('dialog', { name: 'شراء المنشور' });
  const pay = sheet.getByRole('button', { name: /^ادفع/ });
  const alertIn = (words: string) => sheet.getByRole('alert').filter({ hasText: words });

  const orderId =
    await test.step('a card that is refused on the gateway’s page is named in the sheet', async () => {
      const [bank] = await Promise.all([page.waitForEvent('popup'), pay.click()]);
      await bank.waitForURL(/\/sandbox-pay\//);
      const payment = new URL(bank.url()).pathname.split('/').at(-1);
      await bank.getByLabel('رقم البطاقة').fill(TEST_CARDS.declined);
      await bank.getByRole('button', { name: /^ادفع/ }).click();
      await expect(bank.getByRole('alert').filter({ hasText: 'رفض البنك البطاقة.' })).toBeVisible();
      await bank.close();
      await expect(alertIn('رفض البنك البطاقة.')).toBeVisible();
      const [row] = await inStore<{ id: string }>('select order_id as id from payments where id = $1', [
        payment,
      ]);
      return row?.id;
    });

  await test.step('after two more the sheet takes no card, and the order is paid by transfer', async () => {
    for (const card of [TEST_CARDS.insufficientFunds, TEST_CARDS.expired]) {
      await payOrder(page, await ask(page, `/orders/${orderId}/payments`, { method: 'POST' }), card);
    }
    await pay.click();
    await expect(alertIn('رُفضت بطاقات متتالية')).toBeVisible();
    await sheet.getByRole('radio', { name: /^تحويل بنكي/ }).check();
    await sheet.getByRole('button', { name: /^اطلب وحوّل .*\$21\.00/ }).click();
    await page.waitForURL(/\/orders\//);
    await expect(page.getByRole('heading', { name: 'بانتظار تحويلك' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'بيانات التحويل' })).toContainText('$21.00');
    await expect(page.getByText(title).first()).toBeVisible();
  });
});
