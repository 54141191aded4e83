import { ask, signIn } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { DEMO } from '../setup/demo-accounts';

test('a member rates a post, its author replies, and the rater changes the rating', async ({ browser }) => {
  const [author, reader] = await Promise.all(
    [DEMO.creator, DEMO.member].map(async (who) => {
      const page = await (await browser.newContext()).newPage();
      await signIn(page, who);
      return page;
    }),
  );
  if (!author || !reader) throw new Error('no pages');
  const words = { text: 'منشور ليُقيَّم', media: [], audience: 'public' };
  const { _id } = await ask(author, '/posts', { method: 'POST', data: words });

  await reader.goto(`/posts/${_id}`);
  const ratings = reader.getByRole('region', { name: 'التقييمات' });
  await ratings.getByRole('button', { name: 'اكتب تقييمك' }).click();
  await ratings.getByRole('radio', { name: '4 نجوم' }).check({ force: true });
  await ratings.getByLabel('رأيك').fill('واضح ومفيد');
  await ratings.getByRole('button', { name: 'انشر التقييم' }).click();
  await expect(reader.getByText('شكرًا لك، نُشر تقييمك')).toBeVisible();
  await expect(ratings.getByRole('listitem').filter({ hasText: 'واضح ومفيد' })).toBeVisible();
  await expect(ratings.getByText('يظهر المتوسط عند ثلاثة تقييمات.')).toBeVisible();

  await author.goto('/notifications');
  await author.getByText(/لمنشورك تقييم جديد من .*هدى الشامي/).click();
  await author.getByRole('button', { name: 'اكتب ردًّا' }).click();
  await author.getByLabel('ردّك').fill('شكرًا يا هدى');
  await author.getByRole('button', { name: 'انشر الرد' }).click();
  await expect(author.getByText('رد كاتب المنشور')).toBeVisible();

  await reader.goto('/notifications');
  await reader.getByText(/على تقييمك رد من .*سارة العتيبي/).click();
  await expect(ratings.getByText('شكرًا يا هدى')).toBeVisible();
  await ratings.getByRole('button', { name: 'تعديل', exact: true }).click();
  await ratings.getByRole('radio', { name: 'نجمتان' }).check({ force: true });
  await ratings.getByRole('button', { name: 'حدّث التقييم' }).click();
  await expect(ratings.getByText('معدَّل')).toBeVisible();
  await expect(ratings.getByText('كُتب هذا الرد قبل تعديل التقييم.')).toBeVisible();
  await ratings.getByRole('button', { name: 'حذف', exact: true }).click();
  await reader.getByRole('alertdialog').getByRole('button', { name: 'حذف' }).click();
  await expect(reader.getByText('حُذف تقييمك')).toBeVisible();
  await expect(ratings.getByRole('button', { name: 'اكتب تقييمك' })).toBeVisible();
  await Promise.all([author.context().close(), reader.context().close()]);
});
