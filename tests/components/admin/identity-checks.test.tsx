import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { IdentityChecks } from '@/components/admin/identity/identity-checks';
import { approveIdentity, listIdentityChecks, rejectIdentity } from '@/lib/client/endpoints.gen';
import { http } from '@/lib/client/http';
import type { IdentityCheckRow } from '@/lib/contract/identity';
import { answerWith, BROKEN, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/http', () => ({ http: { get: vi.fn() } }));
URL.createObjectURL = () => 'blob:paper';
URL.revokeObjectURL = () => {};

const ID = '01890000-0000-7000-8000-000000000001';
const person = {
  ...{ _id: ID, name: 'سارة', handle: 'sara', headline: '', profilePic: null },
  ...{ role: 'CREATOR' as const, accountType: 'INDIVIDUAL' as const },
};
const check = (more: Partial<IdentityCheckRow> = {}): IdentityCheckRow => ({
  ...{ _id: ID, status: 'submitted', person, submittedAt: '2026-11-20T10:00:00.000Z' },
  ...{ decidedAt: null, decidedBy: null, reason: null, note: '', isOwn: false },
  documents: [
    { _id: ID, side: 'front', isPdf: false },
    { _id: ID.replace(/1$/, '2'), side: 'back', isPdf: true },
  ],
  ...more,
});
const show = (rows: readonly IdentityCheckRow[], ...answers: (readonly [object, unknown])[]) => {
  vi.mocked(http.get).mockReset();
  vi.mocked(http.get).mockResolvedValue({ data: new Blob(['x']) });
  answerWith([[listIdentityChecks, { data: rows, nextCursor: null }], ...answers]);
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
  ]);
  await user.click(dialog.getByRole('button', { name: 'اقبل' }));
  expect(await screen.findByText('قُبلت الهوية')).toBeVisible();
});

test('a rejection sends a reason and a note', async () => {
  const { user } = show([check()], [rejectIdentity, { done: true }]);
  await user.click(await screen.findByRole('button', { name: 'ارفض' }));
  const dialog = within(await screen.findByRole('dialog'));
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
