import { readFile } from 'node:fs/promises';
import { type Download, expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { inStore } from './app-store';
import { ask, joinAs, pay } from './browser-steps';

/** A new member, signed in. @returns their e-mail */
export const join = async (page: Page, name: string): Promise<string> => (await joinAs(page, { name })).email;

const LETTERS = 'بتثجحخدذرزسشصضطظعغفقكلمنهوي';

/** A unique name, so that a member's row can be found in a queue. */
export const nameLike = (first: string): string =>
  `${first} ${Array.from({ length: 8 }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join('')}`;

/** A member's earnings that were not paid out, in minor units, on hold or not. */
export async function earned(page: Page): Promise<number> {
  const { available, pending } = await ask(page, '/finance/balance');
  return available.amount + pending.amount;
}

/** Forgets cards that were refused: all tests of a worker have one address, and three stop it for an hour. */
export async function forgetRefusals(): Promise<void> {
  await inStore('delete from card_tries');
}

/** The address to buy a product of the demo directly. */
export async function checkoutOf(page: Page, title: string): Promise<string> {
  const { data } = await ask(page, '/posts/exploreDigitalProducts?limit=50');
  const product = data.find((each: { title: string }) => each.title === title);
  return `/checkout?product=${product._id}`;
}

/** Buys a product with a test card and downloads all of its files. @returns the order's page */
export async function buyAndUse(page: Page, title: string): Promise<string> {
  await page.goto(await checkoutOf(page, title));
  await pay(page);
  const order = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'افتحه ونزّله' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: /^تنزيل/ }).first()).toBeVisible();
  for (const file of await page.getByRole('button', { name: /^تنزيل/ }).all()) await download(page, file);
  return order;
}

/** Downloads a file and finds a text in it. */
export async function download(page: Page, button: Locator): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect((await readFile(await file.path())).length).toBeGreaterThan(0);
  return file;
}

/** Presses the opener of a dialog until it is there: a press before the page can act is lost. */
export async function open(page: Page, opener: Locator, name: string | RegExp): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name });
  await expect(async () => {
    if (await dialog.isVisible()) return;
    await opener.click({ timeout: 5_000 });
    await expect(dialog).toBeVisible({ timeout: 5_000 });
  }).toPass();
  return dialog;
}

/** Chooses a file by the button that opens the system's window for it. */
export async function choose(page: Page, button: Locator, file: Upload): Promise<void> {
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 5_000 });
    await button.click({ timeout: 5_000 });
    await (await chooser).setFiles(file);
  }).toPass();
}

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A photo unlike any other. */
export async function photo(name: string): Promise<Upload> {
  const noise = { type: 'gaussian', mean: 140, sigma: 60 } as const;
  const buffer = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#fff', noise } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
