import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ConnectCard } from '@/components/payouts/connect-card';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { createConnectLink, getConnectedAccount, refreshConnectedAccount } from '@/lib/client/endpoints.gen';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
beforeEach(() => window.localStorage.setItem('token', 'a-token'));

const busy = new ApiError({ code: 'unavailable', status: 503, detail: 'الخدمة مشغولة' });

function answer(known: object, more: { refreshed?: object | Error; link?: string | Error } = {}) {
  vi.mocked(call).mockImplementation(async (endpoint) => {
    const { refreshed = known, link = 'https://connect.example/1' } = more;
    const given =
      endpoint === getConnectedAccount
        ? known
        : endpoint === refreshConnectedAccount
          ? refreshed
          : { url: link };
    const refusal = given instanceof Error ? given : link;
    if (given instanceof Error || (endpoint === createConnectLink && link instanceof Error)) throw refusal;
    return given as never;
  });
}
const called = (endpoint: unknown) => vi.mocked(call).mock.calls.filter(([one]) => one === endpoint).length;

beforeEach(() => vi.mocked(call).mockReset());

describe('the card of the Stripe account', () => {
  it('is not shown when no provider is set up', async () => {
    answer({ isOffered: false, state: 'none' });
    renderPage(<ConnectCard />);
    await waitFor(() => expect(called(getConnectedAccount)).toBe(1));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it.each([
    ['none', 'لم يُنشأ', 'أنشئ الحساب'],
    ['unfinished', 'غير مكتمل', 'تابع لدى Stripe'],
    ['restricted', 'مقيّد', 'تابع لدى Stripe'],
    ['other_currency', 'ليس بالدولار الأمريكي', 'تابع لدى Stripe'],
    ['ready', 'جاهز', 'راجعه لدى Stripe'],
  ])('shows the state %s and what to do', async (state, said, way) => {
    answer({ isOffered: true, state });
    renderPage(<ConnectCard />);
    const card = await screen.findByRole('region', { name: 'حسابك لدى Stripe' });
    expect(card).toHaveTextContent(said);
    expect(screen.getByRole('button', { name: way })).toBeEnabled();
    expect(called(refreshConnectedAccount)).toBe(0);
  });

  it('asks for a link only after the owner confirms, and says why it gets none', async () => {
    answer({ isOffered: true, state: 'none' }, { link: busy });
    const { user } = renderPage(<ConnectCard />);
    await user.click(await screen.findByRole('button', { name: 'أنشئ الحساب' }));
    const dialog = await screen.findByRole('dialog', { name: 'الانتقال إلى Stripe' });
    expect(called(createConnectLink)).toBe(0);
    await user.click(within(dialog).getByRole('button', { name: 'انتقل إلى صفحات Stripe' }));
    expect(await within(dialog).findByText('الخدمة مشغولة')).toBeVisible();
    expect(called(createConnectLink)).toBe(1);
    await user.click(within(dialog).getByRole('button', { name: 'إلغاء' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'أنشئ الحساب' })).toBeEnabled());
  });

  it('asks Stripe for the state when the owner comes back', async () => {
    answer({ isOffered: true, state: 'unfinished' }, { refreshed: { isOffered: true, state: 'ready' } });
    renderPage(<ConnectCard back="done" />);
    expect(await screen.findByText('جاهز')).toBeInTheDocument();
    expect(called(refreshConnectedAccount)).toBe(1);
  });

  it('keeps the known state when Stripe does not answer, and offers to ask again', async () => {
    answer({ isOffered: true, state: 'restricted' }, { refreshed: busy });
    const { user } = renderPage(<ConnectCard back="done" />);
    expect(await screen.findByText(/تعذّر سؤال Stripe/)).toBeInTheDocument();
    expect(screen.getByText('مقيّد')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'أعد المحاولة' }));
    await waitFor(() => expect(called(refreshConnectedAccount)).toBe(2));
  });

  it('says when the link has expired', async () => {
    answer({ isOffered: true, state: 'unfinished' });
    renderPage(<ConnectCard back="again" />);
    expect(await screen.findByText(/انتهت صلاحية الرابط/)).toBeInTheDocument();
  });
});

describe('why Stripe does not pay to the account', () => {
  it.each([
    ['asked', 'حتى تجيب عمّا يطلبه منك'],
    ['review', 'يراجع Stripe ما أرسلته'],
    ['refused', 'رفض Stripe هذا الحساب نهائيًا'],
    [null, 'لكن Stripe لا يحوّل إلى حسابك بعد'],
  ])('the reason %s is explained in plain words', async (restriction, said) => {
    answer({ isOffered: true, state: 'restricted', restriction });
    renderPage(<ConnectCard />);
    expect(await screen.findByRole('region', { name: 'حسابك لدى Stripe' })).toHaveTextContent(said);
  });
});
