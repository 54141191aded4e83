import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible';
import { signIn, untilAlive, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { beginCourse, buyCourse, passes, publishCourse, secondOf, toneOf } from '../setup/course-steps';
import { DEMO } from '../setup/demo-accounts';
import { forgetRefusals } from '../setup/money-steps';
import { chooseFile } from '../setup/upload-steps';
import { until } from '../setup/waits';

test.afterEach(forgetRefusals);

const TITLE = `حكايات المساء ${Date.now() % 100_000}`;
const [FIRST_TITLE, SECOND_TITLE] = ['التاجر', 'الصياد'] as const;
const SECONDS = 40;

test('a series is made, bought, and heard while one browses and on another device, where it stopped', async ({
  page,
  browser,
}) => {
  test.slow();
  const problems = watch(page);
  await signIn(page, DEMO.creator, '/product/create');
  const facts = { type: 'سلسلة صوتية', title: TITLE, description: 'حكايتان قبل النوم.' };
  const editorPath = await beginCourse(page, facts, 'أنشئ الحلقات');

  await test.step('two sounds become episodes, and the first one is free', async () => {
    const sounds = [FIRST_TITLE, SECOND_TITLE].map((name) => ({
      name: `${name}.wav`,
      mimeType: 'audio/wav',
      buffer: toneOf(SECONDS),
    }));
    await chooseFile(page, page.getByRole('button', { name: 'ارفع تسجيلات' }), sounds);
    for (const name of [FIRST_TITLE, SECOND_TITLE]) {
      await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('0:40');
    }
    await page
      .getByRole('row', { name: new RegExp(FIRST_TITLE) })
      .getByText(FIRST_TITLE)
      .click();
    await page.getByLabel('حلقة مجانية').click();
    await expect(page.getByLabel('حلقة مجانية')).toBeChecked();
  });

  const productPath = await publishCourse(page, editorPath, TITLE);
  const buyer = await browser.newPage();
  const theirs = watch(buyer);
  await test.step('a guest hears the free one, and no other', async () => {
    await buyer.goto(productPath);
    await expect(buyer.getByRole('button', { name: `شغّل «${SECOND_TITLE}»` })).toHaveCount(0);
    await buyer.getByRole('button', { name: `شغّل «${FIRST_TITLE}»` }).click();
    await plays(buyer);
    await barOf(buyer).getByRole('slider', { name: 'الموضع' }).fill('10');
    await passes(soundOf(buyer), 10);
    await barOf(buyer).getByRole('button', { name: 'أغلق المشغّل' }).click();
    await expect(barOf(buyer)).toHaveCount(0);
  });

  await test.step('a member buys it, and makes an address for their podcast app', async () => {
    await buyCourse(buyer, productPath, 'استماع');
    await expect(buyer.getByText('استمعت إلى 0 من حلقتين')).toBeVisible();
    await buyer.getByRole('button', { name: 'أنشئ عنوانًا' }).click();
    await expect(buyer.getByLabel('عنوان السلسلة')).toHaveValue(/\/podcast-feeds\//);
  });

  const room = new URL(buyer.url()).pathname;
  await test.step('what they hear goes on while they browse, and its place is kept', async () => {
    const goOn = buyer.getByRole('button', { name: 'تابع الاستماع' });
    await untilAlive(goOn);
    await goOn.click();
    await plays(buyer);
    // Where they stopped as a guest.
    expect(await secondOf(soundOf(buyer))).toBeGreaterThan(9);
    await buyer.getByRole('link', { name: 'السوق' }).filter({ visible: true }).first().click();
    await buyer.waitForURL('/marketplace');
    await plays(buyer);
    await expect(barOf(buyer).getByRole('link')).toContainText(FIRST_TITLE);
    await barOf(buyer).getByRole('button', { name: 'كل أزرار التشغيل' }).click();
    await expectAccessible(buyer, 'the open player');
    await barOf(buyer).getByRole('slider', { name: 'الموضع' }).fill('20');
    await passes(soundOf(buyer), 20);
    const reported = buyer.waitForResponse((answer) => answer.url().endsWith('/progress'));
    await barOf(buyer).getByRole('button', { name: 'إيقاف مؤقت' }).click();
    expect((await reported).status()).toBe(200);
  });

  await test.step('the page of the product goes on there too', async () => {
    await buyer.goto(productPath);
    const first = buyer.getByRole('button', { name: `شغّل «${FIRST_TITLE}»` });
    await expect(buyer.getByRole('button', { name: `شغّل «${SECOND_TITLE}»` })).toBeVisible();
    await first.click();
    await plays(buyer);
    expect(await secondOf(soundOf(buyer))).toBeGreaterThan(19);
  });

  await test.step('another browser begins there, and the next episode follows by itself', async () => {
    const context = await browser.newContext({ storageState: await buyer.context().storageState() });
    const other = await context.newPage();
    await other.goto(room);
    await other.getByRole('button', { name: 'تابع الاستماع' }).click();
    await plays(other);
    expect(await secondOf(soundOf(other))).toBeGreaterThan(19);
    await barOf(other)
      .getByRole('slider', { name: 'الموضع' })
      .fill(String(SECONDS - 1));
    await expect(barOf(other).getByRole('link')).toContainText(SECOND_TITLE);
    // Its name is shown before the sound of the first one is replaced.
    await until(
      () => secondOf(soundOf(other)),
      (now) => now < SECONDS / 2,
    );
    await plays(other);
    await context.close();
  });
  expect([...problems, ...theirs]).toEqual([]);
});

const barOf = (page: Page) => page.getByRole('region', { name: 'مشغّل الحلقات' });
const soundOf = (page: Page) => page.locator('audio');

/** Waits until it is seen to go on. */
async function plays(page: Page): Promise<void> {
  await expect(soundOf(page)).toBeAttached();
  await passes(soundOf(page), await passes(soundOf(page), 0));
}
