import { expect, type Page } from '@playwright/test';
import { untilAlive } from '../browser-steps';
import { leave, press } from './shared-states';

const WORDS = {
  compose: /^(بماذا تفيد غيرك اليوم؟|What will you share today\?)$/,
  makePaid: /^(اجعله منشورًا مدفوعًا|Make it a paid post)$/,
  publish: /^(انشر|Publish)$/,
  table: /^(اعرضها جدولًا|Show as a table)$/,
  addSeason: /أضف رمضان القادم|Add the next Ramadan/,
  addDay: /أضف يومًا بأوقات أخرى|Add a day with other hours/,
  season: /اسم الفترة|^Name/,
  ramadan: /رمضان|Ramadan/,
  invite: /ادعُ عضوًا|Invite a member/,
  changeShare: /غيّر الحصة|Change share/,
  fromLater: /من يوم لاحق|From a later day/,
};

/** Writes a paid post without a title and a price. */
export async function* paidPost(page: Page): AsyncGenerator<string> {
  await press(page, WORDS.compose);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: WORDS.makePaid }).click();
  await dialog.getByRole('textbox').first().fill('الجزء المجاني');
  await dialog.getByRole('button', { name: WORDS.publish }).click();
  await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
  yield 'the composer of a paid post, refused';
}

/** Shows the figures as a table, and how they are counted. */
export async function* figures(page: Page): AsyncGenerator<string> {
  await page.getByRole('button', { name: WORDS.table }).click();
  await page.locator('summary').first().click();
  yield 'the table and its explanation';
}

/** Goes through the steps of the form of a product. */
export async function* productForm(page: Page): AsyncGenerator<string> {
  const title = page.getByRole('textbox').first();
  await untilAlive(title);
  await title.fill('دليل');
  const steps = page.getByRole('navigation').getByRole('listitem').getByRole('button');
  for (const step of [1, 2]) {
    await steps.nth(step).click();
    yield `step ${step + 1}`;
  }
}

/** Adds a season and a single day to the hours. */
export async function* seasonAndDay(page: Page): AsyncGenerator<string> {
  await press(page, WORDS.addSeason);
  await page.getByRole('button', { name: WORDS.addDay }).click();
  await expect(page.getByLabel(WORDS.season)).toHaveValue(WORDS.ramadan);
  yield 'a season and a day';
}

/** Opens the dialogs of a company's page. */
export async function* companyDialogs(page: Page): AsyncGenerator<string> {
  await press(page, WORDS.invite);
  await expect(page.getByRole('dialog')).toBeVisible();
  yield 'the invitation';
  await leave(page);
  await page.getByRole('button', { name: WORDS.changeShare }).first().click();
  await page.getByLabel(WORDS.fromLater).check();
  yield 'a change of a share';
}

/** Sends a company's first step without a headline, then a complete one. */
export async function* companySetup(page: Page): AsyncGenerator<string> {
  const next = page.locator('form button[type=submit]');
  const headline = page.locator('[name=headline]');
  await untilAlive(next);
  await next.click();
  await expect(headline).toHaveAttribute('aria-invalid', 'true');
  yield 'refused';
  await headline.fill('استوديو ألعاب');
  await page.locator('form textarea:not([aria-hidden=true])').first().fill('نصنع ألعابًا.');
  await next.click();
  await expect(page.getByRole('spinbutton').first()).toBeVisible();
  yield 'the business';
}
