import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { signIn, uniqueName, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { DEMO } from '../setup/demo-accounts';
import { buyNow } from '../setup/purchase';
import { chooseFile } from '../setup/upload-steps';

const TITLE = uniqueName('حزمة السيرة الذاتية الواضحة');

test('a creator publishes a product, a member buys it, and the creator sees the sale and the pending balance', async ({
  page,
  browser,
}) => {
  const problems = watch(page);
  await signIn(page, DEMO.creator, '/');

  await test.step('the product is created in three steps', async () => {
    await page.getByRole('link', { name: 'أنشئ منتجًا' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'منتج جديد' })).toBeVisible();
    await page.getByRole('radio', { name: 'حزمة قوالب' }).check();
    await page.getByLabel('العنوان').fill(TITLE);
    await page
      .getByLabel('الوصف')
      .fill('قوالب جاهزة لسيرة ذاتية تُقرأ في نصف دقيقة:\n\n- قالب بالعربية\n- قالب بالإنجليزية');
    await page.getByLabel('التصنيف').click();
    await page.getByRole('option').filter({ hasNotText: 'اختر' }).first().click();
    await page.getByLabel('الوسوم').fill('سيرة_ذاتية توظيف ');
    await page.getByRole('button', { name: 'التالي' }).click();

    await chooseFile(page, page.getByRole('button', { name: 'اختر صورة' }), {
      name: 'غلاف.png',
      mimeType: 'image/png',
      buffer: await cover(),
    });
    await page.getByRole('button', { name: 'اعتماد الصورة' }).click();
    await expect(page.getByRole('button', { name: 'إزالة الصورة', exact: true })).toBeVisible();
    await chooseFile(page, page.getByRole('button', { name: 'أضف ملفات' }), {
      name: 'قالب السيرة.pdf',
      mimeType: 'application/pdf',
      buffer: await pdf(),
    });
    await expect(page.getByLabel('اسم الملف 1')).toHaveValue('قالب السيرة.pdf');
    await page.getByRole('button', { name: 'التالي' }).click();

    await page.getByLabel('السعر', { exact: true }).fill('١٩٫٥');
    await expect(page.getByText('كل شيء جاهز للنشر.')).toBeVisible();
    await page.getByRole('button', { name: 'انشر المنتج' }).click();
    await expect(page.getByText(/نُشر منتجك/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /^قالب بالعربية$/ })).toBeVisible();
  });
  const productPath = new URL(page.url()).pathname;

  await test.step('the product is on the profile and in search', async () => {
    // The side rail shows it too, in links with more text than the title.
    const product = page.getByRole('link', { name: TITLE, exact: true });
    await page.getByRole('link', { name: DEMO.creator.name }).first().click();
    await page.getByRole('tab', { name: 'المنتجات الرقمية' }).click();
    await expect(product).toBeVisible();
    await page.getByRole('combobox', { name: 'البحث' }).first().fill('السيرة الذاتيه');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?/);
    await expect(product.first()).toBeVisible();
  });

  await test.step('another member comments, and buys it', async () => {
    const buyer = await browser.newPage();
    const theirs = watch(buyer);
    await signIn(buyer, DEMO.member, productPath);
    const talk = buyer.getByRole('region', { name: /^الأسئلة والتعليقات/ });
    await talk.scrollIntoViewIfNeeded();
    await talk.getByLabel('اكتب تعليقًا').fill('هل يصلح لخريج جديد؟');
    await talk.getByRole('button', { name: 'أرسل التعليق' }).click();
    // Only a stored draft can be deleted.
    await expect(talk.getByRole('button', { name: 'حذف' })).toBeVisible();
    await buyNow(buyer, productPath.split('/')[2] ?? '');
    expect(theirs).toEqual([]);
  });

  await test.step('the creator gets a notification, and the net is pending in the balance', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: /^الإشعارات/ }).click();
    const panel = page.getByRole('dialog', { name: 'الإشعارات' });
    await expect(panel.getByText(/بِيعَ منتجك لـ/).first()).toBeVisible();
    await page.goto('/finance');
    const entry = page.getByRole('listitem').filter({ hasText: TITLE });
    await expect(entry).toContainText('+$17.55');
    await expect(entry).toContainText('قيد التعليق');
    await expect(entry).toContainText(DEMO.member.name);
    await expect(page.getByRole('region', { name: 'رصيدك' })).toContainText('قيد التعليق');
  });

  expect(problems).toEqual([]);
});

function cover(): Promise<Buffer> {
  const background = { r: 11, g: 95, b: 102 };
  return sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .png()
    .toBuffer();
}

async function pdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage().drawText('Qeema');
  return Buffer.from(await document.save());
}
