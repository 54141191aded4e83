import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LookAlikeNotices } from '@/components/look-alikes/look-alike-notices';
import { call } from '@/lib/client/call';
import { listLookAlikes } from '@/lib/client/endpoints.gen';
import type { LookAlike } from '@/lib/contract/look-alikes';
import { answerWith } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));

const party = (_id: string, handle: string, salesCount: number, joinedAt: string): LookAlike['other'] => ({
  person: {
    _id,
    handle,
    name: 'ليلى القحطاني',
    headline: '',
    profilePic: null,
    role: 'CREATOR',
    accountType: 'INDIVIDUAL',
  },
  joinedAt,
  salesCount,
});
const found: LookAlike = {
  payee: party('a', 'layla_2', 0, '2026-11-01T00:00:00.000Z'),
  other: party('b', 'layla', 120, '2024-03-05T00:00:00.000Z'),
};

beforeEach(() => vi.clearAllMocks());

test('a buyer reads which seller’s name looks like another person’s, and what tells the two apart', async () => {
  answerWith([[listLookAlikes, { data: [found] }]]);
  renderPage(<LookAlikeNotices ids={['a', 'c', 'a']} />);
  const notice = within(await screen.findByRole('alert'));
  const [payee, other] = notice.getAllByRole('definition');
  expect(payee).toHaveTextContent('@layla_2');
  expect(payee).toHaveTextContent('لا مبيعات بعد');
  expect(other).toHaveTextContent('هنا منذ 5 مارس 2024 · 120 عملية بيع');
  expect(notice.getByRole('link', { name: /@layla$/ })).toHaveAttribute('href', '/users/b');
  expect(call).toHaveBeenCalledWith(listLookAlikes, { query: { ids: 'a,c' } }, expect.anything());
});

test('a buyer reads nothing when no name looks like another, or there is no seller', async () => {
  answerWith([[listLookAlikes, { data: [] }]]);
  const { rerenderPage } = renderPage(<LookAlikeNotices ids={[]} />);
  expect(call).not.toHaveBeenCalled();
  rerenderPage(<LookAlikeNotices ids={['a']} />);
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).toBeNull();
});
