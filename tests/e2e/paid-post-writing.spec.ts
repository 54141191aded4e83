import { openDialog, signIn, untilAlive } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { DEMO } from '../setup/demo-accounts';
import { chooseFile, photo } from '../setup/upload-steps';

test('a creator writes a paid post, reads all of it, and another member sees how much is locked', async ({
  browser,
}) => {
  test.slow();
  const [author, reader] = await Promise.all(
    [DEMO.creator, DEMO.member].map(async (who) => {
      const page = await (await browser.newContext()).newPage();
      await signIn(page, who);
      return page;
    }),
  );
  if (!author || !reader) throw new Error('no pages');
  const title = `كيف أسعّر خدماتي ${Date.now()}`;
  const secret = `معادلة ${Date.now()}`;

  await author.goto('/');
  const composer = await openDialog(
    author,
    author.getByRole('button', { name: 'بماذا تفيد غيرك اليوم؟' }),
    'منشور جديد',
  );
  await composer.getByRole('button', { name: 'اجعله منشورًا مدفوعًا' }).click();
  await composer.getByLabel('نص المنشور').fill('السعر قصة قبل أن يكون رقمًا.');
  await composer.getByLabel('عنوان المنشور').fill(title);
  await composer.getByLabel('السعر').fill('٢٫٥٠');
  const publish = composer.getByRole('button', { name: 'انشر' });

  await test.step('an empty locked part is refused, and the words stay', async () => {
    await publish.click();
    await expect(composer.getByText('أضف إلى الجزء المدفوع نصًا أو صورة أو ملفًا')).toBeVisible();
    await expect(composer.getByLabel('عنوان المنشور')).toHaveValue(title);
  });

  await composer.getByRole('textbox', { name: 'الجزء المدفوع' }).fill(`${secret} في ثلاث كلمات`);
  await chooseFile(
    author,
    composer.getByRole('button', { name: 'صور للجزء المدفوع' }),
    await photo('سر.jpg'),
  );
  await expect(publish).toBeEnabled();
  await publish.click();
  await expect(author.getByText('نُشر منشورك')).toBeVisible();
  const own = author.getByRole('article').filter({ hasText: title });
  await expect(own.getByText('منشور مدفوع لك')).toBeVisible();
  await own.getByRole('button', { name: 'اقرأ الجزء المدفوع' }).click();
  await expect(own.getByText(secret)).toBeVisible();

  await reader.goto('/');
  const post = reader.getByRole('article').filter({ hasText: title });
  const buy = post.getByRole('button', { name: 'اشترِ المنشور' });
  await untilAlive(buy);
  await expect(post.getByText('السعر قصة قبل أن يكون رقمًا.')).toBeVisible();
  await expect(post.getByText('$2.50')).toBeVisible();
  await expect(post.getByText(/^.?5 كلمات، صورة واحدة/)).toBeVisible();
  expect(await reader.content()).not.toContain(secret);
  await Promise.all([author.context().close(), reader.context().close()]);
});
