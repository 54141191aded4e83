import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AuditLog } from '@/components/admin/audit/audit-log';
import { getAuditState, listAudit } from '@/lib/client/endpoints.gen';
import type { AuditEntry } from '@/lib/contract/operator';
import { answerWith, BROKEN } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/admin/audit' }));

const person = (n: number, name: string) => ({
  _id: `01890000-0000-7000-8000-00000000000${n}`,
  name,
  handle: `p${n}`,
  headline: '',
  profilePic: null,
  role: 'MEMBER' as const,
  accountType: 'INDIVIDUAL' as const,
});
const entry = (more: Partial<AuditEntry> = {}): AuditEntry => ({
  _id: '41',
  at: '2026-11-20T10:00:00.000Z',
  actor: person(1, 'إدارة'),
  action: 'account.suspend',
  subject: person(2, 'هدى'),
  subjectId: person(2, '')._id,
  details: { reason: 'احتيال' },
  ...more,
});
const STATE = { firstBreak: null, entries: 41, actions: ['account.suspend', 'identity.seen'] };
const show = (rows: readonly AuditEntry[], state: object = STATE, filter = {}) => {
  answerWith([
    [listAudit, { data: rows, nextCursor: null }],
    [getAuditState, state],
  ]);
  return renderPage(<AuditLog filter={filter} />);
};

test('the log says when it cannot be loaded, and when no entry matches', async () => {
  answerWith([
    [listAudit, BROKEN],
    [getAuditState, BROKEN],
  ]);
  renderPage(<AuditLog filter={{}} />);
  expect(await screen.findByText('تعذّر تحميل السجل')).toBeVisible();
  show([]);
  expect(await screen.findByText('لا قيود بهذه المواصفات')).toBeVisible();
});

test('a log that was tampered with says at which entry', async () => {
  show([], { ...STATE, firstBreak: 7 });
  expect(await screen.findByText(/عُبث بالسجل.*7/)).toBeVisible();
});

test('an entry names the actor, the action and the subject in words, with its details', async () => {
  show([entry()]);
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('أوقف حسابًا')).toBeVisible();
  expect(row.getByRole('link', { name: 'إدارة' })).toHaveAttribute('href', expect.stringContaining('actor='));
  expect(row.getByRole('link', { name: 'هدى' })).toHaveAttribute('href', expect.stringContaining('subject='));
  expect(row.getByText('السبب')).toBeVisible();
  expect(row.getByText('احتيال')).toBeVisible();
});

test('an amount with a currency is shown as money, and other figures as plain numbers', async () => {
  const details = { payee: 'p-1', amount: 123_450, currency: 'USD', count: 12 };
  show([entry({ action: 'payout.transferred', details })]);
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('$1,234.50')).toBeVisible();
  expect(row.queryByText('العملة')).toBeNull();
  cleanup();
  show([entry({ details: { amount: 5, tries: 1234 } })]);
  const bare = within(await screen.findByRole('listitem'));
  expect(bare.getByText('5')).toBeVisible();
  expect(bare.getByText('1,234')).toBeVisible();
});

test('a code is shown in the words of its action, and a code without words as it is', async () => {
  show([
    entry({ _id: '1', action: 'payout.failed', details: { reason: 'name_mismatch' } }),
    entry({ _id: '2', action: 'identity.rejected', details: { reason: 'name_mismatch' } }),
    entry({ _id: '3', action: 'second_factor.pass', details: { by: 'recovery' } }),
    entry({ _id: '4', action: 'payout.failed', details: { reason: 'a_new_one' } }),
  ]);
  expect(await screen.findByText('الاسم لا يطابق صاحب الحساب')).toBeVisible();
  for (const words of ['الاسم لا يطابق اسم الحساب', 'رمز استرداد', 'a_new_one'])
    expect(screen.getByText(words)).toBeVisible();
});

test('an entry about an order links to the order’s page', async () => {
  show([entry({ action: 'refund.give', details: { orderId: 'order-7' } })]);
  expect(await screen.findByRole('link', { name: 'order-7' })).toHaveAttribute(
    'href',
    '/admin/sales/order-7',
  );
});

test('an entry made by a server command says so, and shows the id of a subject that is not a member', async () => {
  show([entry({ actor: null, action: 'refund.give', subject: null, subjectId: 'refund-7', details: {} })]);
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByRole('link', { name: 'أمر على الخادم' })).toHaveAttribute(
    'href',
    '/admin/audit?actor=command',
  );
  expect(row.getByText('refund-7')).toBeVisible();
});

test('an operator filters the log by action, and removes the filter for one actor', async () => {
  const { user } = show([entry()], STATE, { actor: person(1, '')._id });
  await user.click(await screen.findByRole('combobox', { name: 'الإجراء' }));
  await user.click(await screen.findByRole('option', { name: 'الاطلاع على وثيقة هوية' }));
  expect(push).toHaveBeenLastCalledWith(expect.stringContaining('action=identity.seen'), { scroll: false });
  await user.click(screen.getByRole('button', { name: 'لفاعل واحد' }));
  expect(push).toHaveBeenLastCalledWith('/admin/audit', { scroll: false });
});
