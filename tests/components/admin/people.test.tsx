import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { MemberList } from '@/components/admin/people/member-list';
import { MemberPage } from '@/components/admin/people/member-page';
import { getMember, listMembers, suspendMember } from '@/lib/client/endpoints.gen';
import type { MemberDetails } from '@/lib/contract/operator-people';
import { answerWith, BROKEN, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
beforeEach(() => window.localStorage.setItem('token', 'a-token'));
const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/admin/people' }));
beforeEach(() => push.mockReset());

const ID = '01890000-0000-7000-8000-000000000001';
const AT = '2026-11-20T10:00:00.000Z';
const member = (more: Partial<MemberDetails> = {}): MemberDetails => ({
  _id: ID,
  name: 'هدى',
  handle: 'huda',
  headline: '',
  profilePic: null,
  email: 'huda@demo.example',
  role: 'MEMBER',
  accountType: 'INDIVIDUAL',
  status: 'active',
  createdAt: AT,
  phone: null,
  emailVerified: true,
  hasSecondFactor: false,
  lastSeenAt: AT,
  deletesAt: null,
  suspensions: [],
  counts: { ordersBought: 3, ordersSold: 0, posts: 1, products: 0, followers: 2, sessions: 1 },
  balances: [{ amount: 1234, currency: 'USD' }],
  can: { suspend: true, restore: false },
  claimedBy: [],
  ...more,
});
const list = (rows: unknown, filter = {}) => {
  answerWith([[listMembers, rows]]);
  return renderPage(<MemberList filter={filter} />);
};
const page = (details: unknown, ...answers: (readonly [object, unknown])[]) => {
  answerWith([[getMember, details], ...answers]);
  return renderPage(<MemberPage id={ID} />);
};

test('the member list says when it cannot be loaded, and when no member matches', async () => {
  list(BROKEN);
  expect(await screen.findByText('تعذّر تحميل الأعضاء')).toBeVisible();
  list({ data: [], nextCursor: null });
  expect(await screen.findByText('لا أحد بهذه المواصفات')).toBeVisible();
});

test('a search puts the trimmed words into the address and keeps the filter', async () => {
  const { user } = list(
    { data: [{ ...member(), wasTheirs: false }], nextCursor: null },
    { status: 'active' },
  );
  expect(await screen.findByRole('link', { name: /هدى/ })).toHaveAttribute('href', `/admin/people/${ID}`);
  await user.type(screen.getByRole('textbox', { name: 'ابحث عن عضو' }), ' huda {Enter}');
  expect(push).toHaveBeenLastCalledWith('/admin/people?q=huda&status=active', { scroll: false });
});

test('a member is suspended only with a reason, and a refusal is shown in the dialog', async () => {
  const { user } = page(member(), [suspendMember, BROKEN]);
  await user.click(await screen.findByRole('button', { name: 'إيقاف الحساب' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'إيقاف الحساب' }));
  expect(sentTo(suspendMember)).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'احتيال');
  await user.click(dialog.getByRole('button', { name: 'إيقاف الحساب' }));
  expect(await dialog.findByText('حدث خطأ عندنا.')).toBeVisible();
  expect(sentTo(suspendMember)).toEqual([{ params: { id: ID }, body: { reason: 'احتيال' } }]);
});

test('a member’s page offers only what the server allows, and links to the member’s audit entries', async () => {
  page(member({ can: { suspend: false, restore: true }, status: 'suspended' }));
  expect(await screen.findByRole('button', { name: 'رفع الإيقاف' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'إيقاف الحساب' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'الصفحة الشخصية' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'ما سُجّل عنه' })).toHaveAttribute(
    'href',
    `/admin/audit?subject=${ID}`,
  );
  expect(screen.getByText('12.34', { exact: false })).toBeVisible();
});

test('a deleted account that was found by its former address says so, and its page says what its owner is known by', async () => {
  const gone = member({ status: 'deleted', email: null, claimedBy: ['email', 'phone'] });
  list({ data: [{ ...gone, wasTheirs: true }], nextCursor: null }, { q: 'huda@demo.example' });
  expect(await screen.findByText('كان هذا العنوان أو الرقم لصاحبه')).toBeVisible();
  page(gone);
  expect(await screen.findByText('البريد الإلكتروني والجوال')).toBeVisible();
});
