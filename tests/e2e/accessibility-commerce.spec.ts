import type { Page } from '@playwright/test';
import { kindNameOf } from '@/lib/contract/kinds/types';
import { expectAccessible, inBothLooks } from '../setup/accessible';
import { ask, DEMO, proveIfAsked, signIn, TEST_CARD } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';

// The buttons have other texts in the two languages.
const PRODUCT = 'حكايات المساء: سلسلة صوتية';
const PAY = /^(ادفع|Pay) /;
const OPEN = /^(افتحه ونزّله|Open and download)$/;

inBothLooks((speak) => {
  test('the shop, sign-in and registration are accessible to a guest', async ({ page, context, baseURL }) => {
    await speak(context, baseURL);
    await checkAll(page, ['/explore?tab=products', '/auth/register', '/login']);
    await page.locator('button[type=submit]').click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await check(page);
    await checkAll(page, ['/marketplace']);
    await page.getByRole('link', { name: PRODUCT }).click();
    await expect(page.getByRole('heading', { level: 1, name: PRODUCT })).toBeVisible();
    await check(page);
  });

  test('each page of a purchase is accessible, from the empty cart to the library', async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(page, DEMO.creator);
    await speak(context, baseURL);
    await checkAll(page, ['/cart', `/checkout?product=${await findUnbought(page)}`]);
    const pay = page.getByRole('button', { name: PAY });
    await pay.click();
    await page.waitForURL(/\/sandbox-pay\//);
    await pay.click();
    await expect(page.locator('[aria-invalid=true]')).toBeVisible();
    await check(page);
    await page.locator('[name=card]').fill(TEST_CARD);
    await pay.click();
    await proveIfAsked(page);
    await expect(page.getByRole('link', { name: OPEN })).toBeVisible();
    await check(page);
    await page.getByRole('link', { name: OPEN }).click();
    await page.waitForURL(/\/library\//);
    await check(page);
    await checkAll(page, ['/purchased-posts']);
  });

  test('the pages of a creator are accessible', async ({ page, context, baseURL }) => {
    await signIn(page, DEMO.creator);
    await speak(context, baseURL);
    await checkAll(page, ['/creator/dashboard', '/creator/digital-content', '/finance', '/product/create']);
    await page.getByRole('textbox').first().fill('دليل');
    const steps = page.getByRole('navigation').getByRole('listitem').getByRole('button');
    for (const step of [1, 2]) {
      await steps.nth(step).click();
      await check(page);
    }
  });
});

/** A product that the member can still buy. */
async function findUnbought(page: Page): Promise<string> {
  const { data } = await ask(page, '/posts/exploreDigitalProducts?limit=50');
  const products: { _id: string; type: string; owned: boolean; isMine: boolean }[] = data;
  return (
    products.find(({ type, owned, isMine }) => kindNameOf(type) === 'files' && !owned && !isMine)?._id ?? ''
  );
}

async function checkAll(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await check(page);
  }
}

/** Checks a page once it is loaded. */
async function check(page: Page): Promise<void> {
  await expect(page.locator('main').first()).toBeVisible();
  await expectAccessible(page);
}
