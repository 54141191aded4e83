import { expect, type Page } from '@playwright/test';
import { TEST_CARDS } from '@/lib/shared/test-cards';
import { proveCard, untilAlive } from '../browser-steps';
import { photo } from '../upload-steps';
import { until } from '../waits';
import { drawer, leave, press } from './shared-states';

const WORDS = {
  bell: /^(الإشعارات|Notifications)/,
  account: /^(قائمة الحساب|Account menu)$/,
  logout: /^(تسجيل الخروج|Logout)$/,
  react: /^(تفاعل|React)$/,
  comment: /^(علّق|Comment)$/,
  reply: /^(رد|Reply)$/,
  menu: /^(خيارات المنشور|Post options)$/,
  compose: /^(بماذا تفيد غيرك اليوم؟|What will you share today\?)$/,
  buyPost: /^(اشترِ المنشور|Buy the post)$/,
  options: /^(خيارات حساب|Options for)/,
  block: /^(حظر|Block)/,
  deleteAccount: /^(حذف حسابي…|Delete my account…)$/,
  skip: /^(تخطَّ|Skip)$/,
  next: /^(التالي|Continue)$/,
  later: /^(أكملها لاحقًا|Finish later)$/,
  accept: /^(اعتماد الصورة|Use picture)$/,
  tooFew: /^(اختر 3 اهتمامات|Choose 3 more)$/,
  people: /^(من تتابع؟|Who to follow\?)$/,
  photo: /^(صورتك الشخصية|Your photo)$/,
  firstSteps: /^(أكمل خطواتك الأولى|Finish your first steps)$/,
  birth: /^(تاريخ الميلاد|Date of birth)/,
  required: /مطلوب|required/,
  pay: /^(ادفع|Pay) /,
  open: /^(افتحه ونزّله|Open and download)$/,
  play: /^(شغّل|تابع من حيث توقفت|Play|Go on where you stopped)/,
};

/** Opens the menus and dialogs of the home page. */
export async function* menusAtHome(page: Page): AsyncGenerator<string> {
  await press(page, WORDS.bell);
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  yield 'notifications';
  await leave(page);
  await press(page, WORDS.account);
  const logout = page.getByRole('menuitem', { name: WORDS.logout });
  await logout.waitFor();
  yield 'account menu';
  await logout.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  yield 'logout';
  await leave(page);
  await press(page, WORDS.compose);
  await page.getByRole('dialog').getByRole('textbox').fill('مرحبًا @sara_designs #تجربة');
  yield 'composer';
  await leave(page);
  await press(page, WORDS.menu);
  await page.getByRole('menu').waitFor();
  yield 'post menu';
  await leave(page);
  await page.getByRole('button', { name: WORDS.react }).first().hover();
  await page.getByRole('toolbar').waitFor();
  yield 'reactions';
  await page.mouse.move(0, 0);
  // Comments of a post that is locked are for those who bought it.
  const post = page.getByRole('article').filter({ hasNot: page.locator('.q-locked-part') });
  await post.getByRole('button', { name: WORDS.comment }).first().click();
  await expect(post.first().getByRole('textbox')).toBeVisible();
  yield 'comments';
  yield* drawer(page);
}

/** Begins an answer to a comment. */
export async function* answerToComment(page: Page): AsyncGenerator<string> {
  await press(page, WORDS.reply);
  yield 'an answer that is written';
}

/** Opens the sheet that sells a post. */
export async function* postSheet(page: Page): AsyncGenerator<string> {
  await press(page, WORDS.buyPost);
  await page.getByRole('dialog').getByRole('radio').first().waitFor();
  yield 'the sheet that sells a post';
}

/** Reads the locked part of a post, and begins a rating. */
export async function* ownedPost(page: Page): AsyncGenerator<string> {
  const opener = page.locator('.q-locked-part button[aria-expanded]');
  await untilAlive(opener);
  // What this account read in the other language is open already.
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
  await expect(page.locator('.q-locked-part [aria-expanded=true]')).toBeVisible();
  yield 'a locked part that is read';
  await page.locator('#evaluations button').first().click();
  await expect(page.locator('#evaluations').getByRole('radio').first()).toBeAttached();
  yield 'a rating that is written';
}

/** Opens the menu of another person, and the question before a block. */
export async function* personMenu(page: Page): AsyncGenerator<string> {
  await press(page, WORDS.options);
  await expect(page.getByRole('menuitem')).toHaveCount(2);
  yield 'person menu';
  await page.getByRole('menuitem', { name: WORDS.block }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  yield 'block dialog';
}

/** Expects each action of a profile to be on a phone's screen and at least 44 px high. */
export async function* actionsOnPhone(page: Page): AsyncGenerator<string> {
  await page.setViewportSize({ width: 390, height: 844 });
  const actions = page
    .locator('main header')
    .first()
    .locator('button, a[href^="/settings"], a[href*="setup"]');
  await expect(actions.nth(1)).toBeVisible();
  for (const action of await actions.all()) {
    const { x, width, height } = (await action.boundingBox()) ?? { x: -1, width: 0, height: 0 };
    expect([x >= 0, x + width <= 390, height >= 44], await action.innerText()).toEqual([true, true, true]);
  }
  yield 'on a phone';
}

/** Leaves a page with unsaved changes. */
export async function* unsavedChanges(page: Page): AsyncGenerator<string> {
  const headline = page.locator('input[name=headline]');
  // Before that, the browser would ask instead of the page.
  await untilAlive(headline);
  await headline.fill(`${await headline.inputValue()} ✓`);
  await page.locator('main a[href^="/users/"]').last().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  yield 'unsaved changes';
}

/** Opens the question before all sessions end. */
export async function* signOutEverywhere(page: Page): AsyncGenerator<string> {
  const endAll = page.locator('main button').last();
  await untilAlive(endAll);
  await endAll.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  yield 'signing out everywhere';
}

/** Opens the dialog that deletes the account. */
export async function* deletion(page: Page): AsyncGenerator<string> {
  await press(page, WORDS.deleteAccount);
  await expect(page.getByRole('dialog')).toBeVisible();
  yield 'the dialog of deletion';
}

/** Goes through the first steps of a new member, to the card at home. */
export async function* firstSteps(page: Page): AsyncGenerator<string> {
  const heading = (name: RegExp) => page.getByRole('heading', { level: 1, name });
  await press(page, WORDS.next);
  await expect(page.locator('p', { hasText: WORDS.tooFew }).locator('svg')).toBeVisible();
  yield 'too few interests';
  await press(page, WORDS.skip);
  await expect(heading(WORDS.people)).toBeVisible();
  yield 'people';
  await press(page, WORDS.skip);
  await expect(heading(WORDS.photo)).toBeVisible();
  yield 'photo';
  await page.locator('input[type=file]').setInputFiles(await photo('a.jpg'));
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(page.getByRole('button', { name: WORDS.accept })).toBeEnabled();
  yield 'crop';
  await leave(page);
  await page.getByRole('link', { name: WORDS.later }).click();
  await expect(page.getByRole('region', { name: WORDS.firstSteps })).toBeVisible();
  yield 'the card at home';
}

/** Sends the first step of a creator's profile without a date of birth, then opens a list of the second one. */
export async function* profileSetup(page: Page): AsyncGenerator<string> {
  const submit = page.locator('form button[type=submit]');
  await untilAlive(submit);
  await submit.click();
  const birth = page.getByRole('group', { name: WORDS.birth });
  await expect(birth).toHaveAccessibleDescription(WORDS.required);
  yield 'with an error';
  await birth.getByRole('spinbutton').first().click();
  await page.keyboard.type('01011990');
  await submit.click();
  await page.locator('input[name=industryId]').click();
  await expect(page.getByRole('listbox')).toBeVisible();
  yield 'a list that is open';
}

/** Buys a product with a card that asks for a proof, and opens it. */
export async function* purchase(page: Page): AsyncGenerator<string> {
  await press(page, WORDS.pay);
  await page.waitForURL(/\/sandbox-pay\//);
  for (const summary of await page.locator('summary').all()) await summary.click();
  yield 'the gateway’s page';
  await press(page, WORDS.pay);
  await expect(page.locator('[aria-invalid=true]')).toBeVisible();
  yield 'a card without a number';
  await page.locator('[name=card]').fill(TEST_CARDS.challenge);
  await press(page, WORDS.pay);
  await expect(page.locator('section[aria-label]').getByRole('button')).toHaveCount(2);
  yield 'the question of the bank';
  await proveCard(page);
  await page.waitForURL(/\/orders\//);
  const open = page.getByRole('link', { name: WORDS.open });
  await expect(open).toBeVisible();
  yield 'the paid order';
  await open.click();
  await page.waitForURL(/\/library\//);
  yield 'what was bought';
}

/** Plays a film and pauses it. */
export async function* player(page: Page): AsyncGenerator<string> {
  await press(page, WORDS.play);
  const film = page.locator('video');
  await until(() => film.evaluate((video: HTMLVideoElement) => video.played.length));
  await page.getByRole('slider').press('KeyK');
  yield 'the player';
}
