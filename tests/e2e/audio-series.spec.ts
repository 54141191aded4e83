import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible';
import { isAlive, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { passes, plays, toneOf } from '../setup/course-steps';
import { nameLike } from '../setup/money-steps';
import { addRecording, beginSale, publish } from '../setup/offers';
import { buyNow } from '../setup/purchase';

const [FIRST, SECOND] = ['التاجر', 'الصياد'] as const;
const SECONDS = 40;

const barOf = (page: Page) => page.getByRole('region', { name: 'مشغّل الحلقات' });
const soundOf = (page: Page) => page.locator('audio');
const moveTo = (page: Page, second: number) =>
  barOf(page).getByRole('slider', { name: 'الموضع' }).fill(String(second));

test('a series is bought and heard while one browses and on another device, where it stopped', async ({
  page,
  browser,
}) => {
  const title = nameLike('حكايات المساء');
  const { id, buyer, product, problems } = await beginSale(page, browser, 'series', { title });
  const sound = { type: 'audio', content: toneOf(SECONDS), seconds: SECONDS } as const;
  await addRecording(page, id, { ...sound, name: `${FIRST}.wav`, isPreview: true });
  await addRecording(page, id, { ...sound, name: `${SECOND}.wav` });
  await publish(page, id);

  await test.step('before the purchase the free episode is heard, and no other', async () => {
    await buyer.goto(product);
    await expect(buyer.getByRole('button', { name: `شغّل «${SECOND}»` })).toHaveCount(0);
    await buyer.getByRole('button', { name: `شغّل «${FIRST}»` }).click();
    await plays(soundOf(buyer));
    await moveTo(buyer, 10);
    await passes(soundOf(buyer), 10);
    await barOf(buyer).getByRole('button', { name: 'أغلق المشغّل' }).click();
    await expect(barOf(buyer)).toHaveCount(0);
  });

  const { library } = await buyNow(buyer, id);
  await test.step('the buyer makes an address for their podcast app', async () => {
    await buyer.goto(library);
    await expect(buyer.getByText('استمعت إلى 0 من حلقتين')).toBeVisible();
    const make = buyer.getByRole('button', { name: 'أنشئ عنوانًا' });
    await isAlive(make);
    await make.click();
    await expect(buyer.getByLabel('عنوان السلسلة')).toHaveValue(/\/podcast-feeds\//);
  });

  await test.step('it goes on where it stopped, while they browse, and its place is kept', async () => {
    await buyer.getByRole('button', { name: 'تابع الاستماع' }).click();
    await plays(soundOf(buyer), 9);
    await buyer.getByRole('link', { name: 'السوق' }).filter({ visible: true }).first().click();
    await buyer.waitForURL('/marketplace');
    await plays(soundOf(buyer), 9);
    await expect(barOf(buyer).getByRole('link')).toContainText(FIRST);
    await barOf(buyer).getByRole('button', { name: 'كل أزرار التشغيل' }).click();
    await expectAccessible(buyer, 'the open player');
    await moveTo(buyer, 20);
    await passes(soundOf(buyer), 20);
    const reported = buyer.waitForResponse((answer) => answer.url().endsWith('/progress'));
    await barOf(buyer).getByRole('button', { name: 'إيقاف مؤقت' }).click();
    expect((await reported).status()).toBe(200);
  });

  await test.step('another browser begins there, and the next episode follows by itself', async () => {
    const storageState = await buyer.context().storageState();
    const other = await (await browser.newContext({ storageState })).newPage();
    const inOther = watch(other);
    await other.goto(library);
    await other.getByRole('button', { name: 'تابع الاستماع' }).click();
    await plays(soundOf(other), 19);
    await moveTo(other, SECONDS - 1);
    await expect(barOf(other).getByRole('link')).toContainText(SECOND);
    await plays(soundOf(other));
    expect(inOther).toEqual([]);
  });
  expect(problems()).toEqual([]);
});
