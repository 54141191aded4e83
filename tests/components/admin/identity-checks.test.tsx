import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { IdentityChecks } from '@/components/admin/identity/identity-checks';
import {
  approveIdentity,
  listCountries,
  listIdentityChecks,
  rejectIdentity,
  undoIdentityDecision,
} from '@/lib/client/endpoints.gen';
import { http } from '@/lib/client/http';
import type { IdentityCheckRow } from '@/lib/contract/identity';
import { answerWith, BROKEN, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
beforeEach(() => window.localStorage.setItem('token', 'a-token'));
vi.mock('@/lib/client/http', () => ({ http: { get: vi.fn() } }));
URL.createObjectURL = () => 'blob:paper';
URL.revokeObjectURL = () => {};

const ID = '01890000-0000-7000-8000-000000000001';
const person = {
  _id: ID,
  name: 'سارة',
  handle: 'sara',
  headline: '',
  profilePic: null,
  role: 'CREATOR' as const,
  accountType: 'INDIVIDUAL' as const,
};
const COUNTRIES = { data: [{ _id: 'SA', name: { ar: 'السعودية', en: 'Saudi Arabia' } }] };
const check = (more: Partial<IdentityCheckRow> = {}): IdentityCheckRow => ({
  _id: ID,
  status: 'submitted',
  person,
  submittedAt: '2026-11-20T10:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
  reason: null,
  note: '',
  isOwn: false,
  details: null,
  bankAccounts: [],
  undoUntil: null,
  documents: [
    { _id: ID, side: 'front', isPdf: false },
    { _id: ID.replace(/1$/, '2'), side: 'back', isPdf: true },
  ],
  ...more,
});
const show = (rows: readonly IdentityCheckRow[], ...answers: (readonly [object, unknown])[]) => {
  vi.mocked(http.get).mockReset();
  vi.mocked(http.get).mockResolvedValue({ data: new Blob(['x']) });
  answerWith([
    [listIdentityChecks, { data: rows, nextCursor: null }],
    [listCountries, COUNTRIES],
    ...answers,
  ]);
  return renderPage(<IdentityChecks />);
};

test('an operator cannot approve their own identity check', async () => {
  show([check({ isOwn: true })]);
  expect(await screen.findByText('هذا طلبك أنت، ويبتّ فيه مشغّل آخر.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'اقبل' })).not.toBeInTheDocument();
});

test('a document is loaded only on request: a picture is shown, and a PDF is offered as a download', async () => {
  const { user } = show([check()]);
  const front = await screen.findByRole('button', { name: 'اعرض الوجه' });
  expect(http.get).not.toHaveBeenCalled();
  await user.click(front);
  expect(await screen.findByRole('img', { name: /^وجه وثيقة/ })).toHaveAttribute('src', 'blob:paper');
  await user.click(screen.getByRole('button', { name: 'اعرض الظهر' }));
  const save = await screen.findByRole('link', { name: 'احفظ الظهر (PDF)' });
  expect(save).toHaveAttribute('download', 'back.pdf');
  expect(vi.mocked(http.get).mock.calls.map(([path]) => path)).toEqual([
    `/operator/identity-documents/${ID}/file`,
    `/operator/identity-documents/${ID.replace(/1$/, '2')}/file`,
  ]);
});

test('when an approval fails, the dialog says so, and the next try approves the identity', async () => {
  const { user } = show([check()], [approveIdentity, BROKEN]);
  await user.click(await screen.findByRole('button', { name: 'اقبل' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'اقبل' }));
  expect(await dialog.findByText('حدث خطأ عندنا.')).toBeVisible();
  answerWith([
    [approveIdentity, { done: true }],
    [listIdentityChecks, { data: [], nextCursor: null }],
    [listCountries, COUNTRIES],
  ]);
  await user.click(dialog.getByRole('button', { name: 'اقبل' }));
  expect(await screen.findByText('قُبلت الهوية')).toBeVisible();
});

test('a rejection without a chosen reason is not sent, and the field says so', async () => {
  const { user } = show([check()], [rejectIdentity, { done: true }]);
  await user.click(await screen.findByRole('button', { name: 'ارفض' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'ارفض' }));
  expect(await dialog.findByRole('combobox', { name: /السبب/ })).toHaveAccessibleDescription(
    /هذا الحقل مطلوب/,
  );
  expect(sentTo(rejectIdentity)).toEqual([]);
});

test('a rejection sends a reason and a note', async () => {
  const { user } = show([check()], [rejectIdentity, { done: true }]);
  await user.click(await screen.findByRole('button', { name: 'ارفض' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox', { name: /السبب/ }));
  await user.click(await screen.findByRole('option', { name: 'الصورة غير واضحة أو يتعذر قراءة نصها' }));
  await user.type(dialog.getByRole('textbox'), 'انتهت قبل عام');
  await user.click(dialog.getByRole('button', { name: 'ارفض' }));
  expect(await screen.findByText('رُفضت الوثائق')).toBeVisible();
  expect(sentTo(rejectIdentity)).toEqual([
    { params: { id: ID }, body: { reason: 'unreadable', note: 'انتهت قبل عام' } },
  ]);
});

test('a decided check shows who decided and why, and has no buttons', async () => {
  const decided = { status: 'rejected', reason: 'expired', decidedBy: { ...person, name: 'إدارة' } } as const;
  show([check({ ...decided, decidedAt: '2026-11-21T10:00:00.000Z', documents: [], note: 'قديمة' })]);
  const card = within(await screen.findByRole('listitem'));
  for (const words of ['انتهت صلاحية الوثيقة', 'إدارة', 'قديمة']) expect(card.getByText(words)).toBeVisible();
  expect(card.queryByRole('button')).not.toBeInTheDocument();
});

const NAMES = { latinName: 'SARA ALOTAIBI', arabicName: 'سارة العتيبي' };

test('a check shows the person, their bank account, and links to those who share it', async () => {
  const account = {
    _id: ID,
    latinName: 'OMAR HADDAD',
    arabicName: 'عمر حداد',
    bankName: 'مصرف الراجحي',
    country: 'SA',
    lastFour: '7519',
    status: 'added' as const,
    sharers: [{ person: { ...person, name: 'عمر', handle: 'omar' }, status: 'suspended' as const }],
  };
  const details = { ...NAMES, dateOfBirth: '1995-04-02', country: 'SA' };
  show([check({ details, bankAccounts: [account] })]);
  for (const words of ['SARA ALOTAIBI', 'سارة العتيبي', 'OMAR HADDAD', 'عمر حداد', '•••• 7519'])
    expect(await screen.findByText(words)).toBeVisible();
  expect(await screen.findAllByText('السعودية')).toHaveLength(2);
  expect(screen.getByText(/1995/)).toBeVisible();
  const sharers = within(screen.getByRole('list', { name: 'أعضاء آخرون لهم الحساب البنكي نفسه' }));
  expect(sharers.getByRole('link', { name: /@omar/ })).toHaveAttribute('href', `/admin/people/${ID}`);
  expect(sharers.getByText('موقوف')).toBeVisible();
});

test('a decision that can be undone says until when, and is undone after a question', async () => {
  const decided = { status: 'approved', decidedAt: '2026-11-21T10:00:00.000Z' } as const;
  const { user } = show(
    [check({ ...decided, documents: [], undoUntil: '2026-11-22T10:00:00.000Z' })],
    [undoIdentityDecision, { done: true }],
  );
  expect(await screen.findByText(/يمكن التراجع حتى .*22 نوفمبر/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'تراجع عن القرار' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'تراجع عن القرار' }));
  expect(await screen.findByText('عاد الطلب إلى المراجعة')).toBeVisible();
  expect(sentTo(undoIdentityDecision)).toEqual([{ params: { id: ID } }]);
});
