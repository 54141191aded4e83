import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Catalogue } from '@/components/admin/catalogue/catalogue';
import { ApiError } from '@/lib/client/api-error';
import {
  addCatalogueEntry,
  getCatalogue,
  orderCatalogue,
  renameCatalogueEntry,
  restoreCatalogueEntry,
  retireCatalogueEntry,
} from '@/lib/client/endpoints.gen';
import type { CatalogueEntry } from '@/lib/contract/catalogue';
import { fillIn } from '@/tests/components/admin/samples';
import { answerWith, BROKEN, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
beforeEach(() => window.localStorage.setItem('token', 'a-token'));

const entry = (_id: string, ar: string, more: Partial<CatalogueEntry> = {}): CatalogueEntry => ({
  _id,
  name: { ar, en: _id },
  uses: 0,
  retiredAt: null,
  ...more,
});
const DESIGN = entry('design', 'التصميم', { uses: 3 });
const CODE = entry('code', 'البرمجة');
const OLD = entry('fax', 'الفاكس', { retiredAt: '2026-11-20T10:00:00.000Z' });
const LISTS = { categories: [DESIGN, CODE, OLD], interests: [] };
const conflict = new ApiError({ code: 'conflict', status: 409, detail: 'تغيّر هذا في مكان آخر.' });
const invalid = new ApiError({
  code: 'invalid',
  status: 422,
  detail: 'راجع ما كتبت.',
  errors: { en: 'validation:tooLong' },
});

const show = (...more: (readonly [object, unknown])[]) => {
  answerWith([[getCatalogue, LISTS], ...more]);
  return renderPage(<Catalogue />);
};
const categories = async () => within(await screen.findByRole('region', { name: 'تصنيفات المنتجات' }));
const names = async () =>
  within((await categories()).getByRole('list', { name: 'تصنيفات المنتجات' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('span span')?.textContent);

beforeEach(() => vi.clearAllMocks());

test('lists that cannot be loaded say so and offer a retry', async () => {
  answerWith([[getCatalogue, BROKEN]]);
  const { user } = renderPage(<Catalogue />);
  await screen.findByText('تعذّر تحميل القوائم');
  answerWith([[getCatalogue, LISTS]]);
  await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
  expect(await names()).toEqual(['التصميم', 'البرمجة']);
});

/** Opens the dialog for a new category, with both names typed unless set otherwise. */
async function adding(user: UserEvent, isFilled = true) {
  await user.click((await categories()).getByRole('button', { name: 'أضف تصنيفًا' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'أضف تصنيفًا' }));
  const [arabic, english] = [/بالعربية/, /بالإنجليزية/].map((name) => dialog.getByRole('textbox', { name }));
  if (!arabic || !english) throw new Error('two fields');
  if (isFilled) await fillIn(user, arabic, 'الصوت');
  if (isFilled) await fillIn(user, english, 'Audio');
  await user.click(dialog.getByRole('button', { name: 'احفظ' }));
  return { dialog, arabic, english };
}

test('an entry without a name is refused at its field and not sent', async () => {
  const { user } = show();
  const { arabic } = await adding(user, false);
  await waitFor(() => expect(arabic).toBeInvalid());
  expect(sentTo(addCatalogueEntry)).toEqual([]);
});

test('when the server refuses a name, only the field of that name is marked', async () => {
  const { user } = show([addCatalogueEntry, invalid]);
  const { arabic, english } = await adding(user);
  await waitFor(() => expect(english).toBeInvalid());
  expect(arabic).toBeValid();
});

test('when the server refuses to add an entry, the dialog stays open and shows why', async () => {
  const { user } = show([addCatalogueEntry, conflict]);
  const { dialog, english } = await adding(user);
  expect(await dialog.findByText('تغيّر هذا في مكان آخر.')).toBeVisible();
  expect(english).toHaveValue('Audio');
});

test('a new entry is added at the end of its list', async () => {
  const { user } = show([addCatalogueEntry, { data: [DESIGN, CODE, entry('audio', 'الصوت'), OLD] }]);
  await adding(user);
  await waitFor(async () => expect(await names()).toEqual(['التصميم', 'البرمجة', 'الصوت']));
  expect(sentTo(addCatalogueEntry)).toEqual([
    { params: { list: 'categories' }, body: { ar: 'الصوت', en: 'Audio' } },
  ]);
});

test('an entry is renamed', async () => {
  const { user } = show([renameCatalogueEntry, { data: [DESIGN, entry('code', 'التطوير'), OLD] }]);
  await categories();
  await user.click(screen.getByRole('button', { name: /غيّر اسم .البرمجة/ }));
  const renaming = within(await screen.findByRole('dialog', { name: 'تغيير الاسم' }));
  const arabic = renaming.getByRole('textbox', { name: /بالعربية/ });
  expect(arabic).toHaveValue('البرمجة');
  await user.clear(arabic);
  await fillIn(user, arabic, 'التطوير');
  await user.click(renaming.getByRole('button', { name: 'احفظ' }));
  await waitFor(async () => expect(await names()).toEqual(['التصميم', 'التطوير']));
  expect(sentTo(renameCatalogueEntry)).toEqual([
    { params: { list: 'categories', id: 'code' }, body: { ar: 'التطوير', en: 'code' } },
  ]);
});

test('the first entry cannot move up, the last cannot move down, and a refused move shows why', async () => {
  const { user } = show([orderCatalogue, conflict]);
  await categories();
  expect(screen.getByRole('button', { name: /^قدّم .التصميم/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: /^أخّر .البرمجة/ })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: /^قدّم .البرمجة/ }));
  expect(await screen.findByText('تغيّر هذا في مكان آخر.')).toBeVisible();
  expect(await names()).toEqual(['التصميم', 'البرمجة']);
  expect(sentTo(orderCatalogue)).toEqual([
    { params: { list: 'categories' }, body: { ids: ['code', 'design'] } },
  ]);
});

test('an entry in use is retired only with a replacement, and a refusal is shown in the dialog', async () => {
  const { user } = show([
    retireCatalogueEntry,
    new ApiError({ code: 'in_use', status: 409, detail: 'ما زال مستخدمًا.' }),
  ]);
  await categories();
  await user.click(screen.getByRole('button', { name: /^اسحب .التصميم/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^سحب .التصميم/ }));
  expect(dialog.getByText(/في هذا التصنيف 3 منتجات/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'اسحب من القائمة' }));
  await waitFor(() => expect(sentTo(retireCatalogueEntry)).toEqual([]));
  await user.click(dialog.getByRole('combobox', { name: /ما يحل محله/ }));
  await user.click(await screen.findByRole('option', { name: 'البرمجة' }));
  await user.click(dialog.getByRole('button', { name: 'اسحب من القائمة' }));
  expect(await dialog.findByText('ما زال مستخدمًا.')).toBeVisible();
  expect(sentTo(retireCatalogueEntry)).toEqual([
    { params: { list: 'categories', id: 'design' }, body: { into: 'code' } },
  ]);
});

test('an unused entry is retired without a replacement, and a refused restore shows why', async () => {
  const { user } = show(
    [retireCatalogueEntry, { data: [DESIGN, { ...CODE, retiredAt: OLD.retiredAt }, OLD] }],
    [restoreCatalogueEntry, conflict],
  );
  await categories();
  await user.click(screen.getByRole('button', { name: /^اسحب .البرمجة/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('combobox')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'اسحب من القائمة' }));
  await waitFor(async () => expect(await names()).toEqual(['التصميم']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByText('مسحوبان'));
  await user.click(screen.getByRole('button', { name: /^أعده إلى القائمة: .الفاكس/ }));
  expect(await screen.findByText('تغيّر هذا في مكان آخر.')).toBeVisible();
  expect(sentTo(restoreCatalogueEntry)).toEqual([{ params: { list: 'categories', id: 'fax' } }]);
});
