import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ViewerProvider } from '@/components/layout/viewer-context';
import { PostCard } from '@/components/posts/post-card';
import { usePost } from '@/hooks/posts/use-post';
import { ApiError } from '@/lib/client/api-error';
import { announceBought } from '@/lib/client/bought';
import { call } from '@/lib/client/call';
import {
  addCartLine,
  generatePaymentIntentLink,
  getCart,
  getLockedPart,
  getOrder,
  getPost,
  listGateways,
  listPostEvaluations,
  retryPayment,
} from '@/lib/client/endpoints.gen';
import { openTab } from '@/lib/client/navigate';
import { onSignInAsked } from '@/lib/client/sign-in-ask';
import type { Address } from '@/lib/contract/endpoint';
import type { PaidPart } from '@/lib/contract/paid-posts';
import type { PostView } from '@/lib/contract/posts';
import { stripBidiMarks } from '@/lib/shared/arabic';
import { renderPage } from '@/tests/setup/render';
import { AUTHOR, samplePost, VIEWER } from './sample-post';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }));
vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/navigate', () => ({ leaveFor: vi.fn(), openTab: vi.fn() }));

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const PAID: PaidPart = {
  title: 'دليل التسعير',
  price: usd(500),
  behind: { words: 820, images: 3, files: 0, minutes: 4 },
  isOpen: false,
  isRead: false,
  canBuy: true,
};
const CARD = { gateway: 'sandbox', transfer: null } as const;
const order = (status: string, payment: object) => ({
  _id: 'o1',
  status,
  lines: [{ postId: samplePost()._id, productId: null, entitlementId: null }],
  total: usd(500),
  payment: { _id: 'p1', failure: null, pageUrl: '/sandbox-pay/p1', ...CARD, ...payment },
});
const WAITING = order('awaiting_payment', { status: 'requires_action' });
const REFUSED = order('awaiting_payment', { status: 'failed', failure: 'insufficient_funds' });
const OPEN = samplePost({ paid: { ...PAID, isOpen: true, isRead: true, canBuy: false } });
const LOCKED = {
  postId: OPEN._id,
  title: PAID.title,
  author: AUTHOR,
  free: '',
  version: 1,
  newest: 1,
  bought: 1,
  text: 'السر كله هنا',
  media: [],
  files: [],
  changedAt: '2026-11-20T10:00:00.000Z',
};

let answers: Map<Address, unknown>;
const tab = { goTo: vi.fn(), close: vi.fn() };
const callsOf = (endpoint: Address) =>
  vi.mocked(call).mock.calls.filter(([called]) => called === (endpoint as never));

/** As a list shows it: from the cache. */
function Shown({ whole }: { whole: boolean }) {
  const { data } = usePost(samplePost()._id);
  return data ? <PostCard post={data} whole={whole} /> : null;
}

function show(post: PostView, { viewer = VIEWER as typeof VIEWER | null, whole = false } = {}) {
  answers.set(getPost, post);
  return renderPage(
    <ViewerProvider viewer={viewer}>
      <Shown whole={whole} />
    </ViewerProvider>,
  );
}

beforeEach(() => {
  window.ResizeObserver = vi.fn(function (this: ResizeObserver) {
    Object.assign(this, { observe() {}, disconnect() {} });
  }) as never;
  window.sessionStorage.clear();
  window.localStorage.setItem('token', 'a-token');
  vi.mocked(openTab).mockReset().mockReturnValue(tab);
  answers = new Map<Address, unknown>([
    [getCart, { lines: [], total: usd(0), count: 0 }],
    [listGateways, { gateways: ['sandbox', 'bank_transfer'], transferDays: 3 }],
    [generatePaymentIntentLink, { link: '/sandbox-pay/p1', order: WAITING }],
    [getOrder, WAITING],
    [getLockedPart, LOCKED],
  ]);
  vi.mocked(call)
    .mockReset()
    .mockImplementation(async (endpoint) => {
      const answer = answers.get(endpoint);
      if (answer instanceof Error) throw answer;
      return answer as never;
    });
});

const buy = () => screen.findByRole('button', { name: 'اشترِ المنشور' });
const pay = () => screen.findByRole('button', { name: /ادفع/ });

describe('a paid post that is not bought', () => {
  it('shows its title, what is behind and the price, and asks for nothing that is locked', async () => {
    show(samplePost({ paid: PAID }));
    expect(await screen.findByRole('heading', { name: PAID.title })).toBeVisible();
    expect(stripBidiMarks(screen.getByText(/820/).textContent ?? '')).toBe('820 كلمة، 3 صور، 4 دقائق');
    expect(callsOf(getLockedPart)).toEqual([]);
  });

  it('asks a visitor to sign in, and names the post', async () => {
    const asked = vi.fn();
    const stop = onSignInAsked(asked);
    const { user } = show(samplePost({ paid: PAID }), { viewer: null });
    await user.click(await screen.findByRole('link', { name: 'اشترِ المنشور' }));
    expect(asked).toHaveBeenCalledWith({ kind: 'buyPost', postId: OPEN._id, name: PAID.title });
    stop();
  });

  it('says that it is in the cart already, as soon as it is put there', async () => {
    answers.set(addCartLine, {
      lines: [{ post: { _id: OPEN._id }, product: null, available: true }],
      total: usd(500),
      count: 1,
    });
    const { user } = show(samplePost({ paid: PAID }));
    await user.click(await screen.findByRole('button', { name: 'أضف إلى السلة' }));
    expect(await screen.findByRole('link', { name: 'في السلة' })).toHaveFocus();
  });

  it('tells how many comments there are, and who reads them', async () => {
    const { user } = show(samplePost({ paid: PAID }));
    await user.click(await screen.findByRole('button', { name: 'تعليقان' }));
    expect(screen.getByText('تعليقان، يقرؤهما ويردّ عليهما من اشترى المنشور.')).toBeVisible();
  });
});

describe('buying a post', () => {
  it('says before paying that reading uses it up; the page to pay opens beside, the locked part right here', async () => {
    const { user, queryClient } = show(samplePost({ paid: PAID }));
    await user.click(await buy());
    expect(await screen.findByText(/القرار في استرداد ثمنه للبائع/)).toBeVisible();
    await user.click(await pay());
    await waitFor(() => expect(tab.goTo).toHaveBeenCalledWith('/sandbox-pay/p1'));
    expect(callsOf(generatePaymentIntentLink)[0]?.[1]).toMatchObject({
      body: { kind: 'purchase', expectedTotal: usd(500), gateway: 'sandbox' },
    });
    expect(await screen.findByText('بانتظار الدفع')).toBeVisible();
    answers.set(getPost, OPEN);
    answers.set(getOrder, order('paid', { status: 'succeeded' }));
    await act(() => queryClient.refetchQueries({ queryKey: [getOrder.id] }));
    expect(await screen.findByText('السر كله هنا')).toBeVisible();
  });

  it('shows why a card was refused, and pays the same order again in another way', async () => {
    const { user, queryClient } = show(samplePost({ paid: PAID }));
    await user.click(await buy());
    await user.click(await pay());
    answers.set(getOrder, REFUSED);
    await act(() => queryClient.refetchQueries({ queryKey: [getOrder.id] }));
    expect(await screen.findByRole('alert')).toHaveTextContent('رصيد البطاقة غير كافٍ.');
    answers.set(retryPayment, WAITING);
    await user.click(screen.getByRole('radio', { name: /تحويل بنكي/ }));
    await user.click(screen.getByRole('button', { name: /اطلب وحوّل/ }));
    await waitFor(() => expect(callsOf(retryPayment)).toHaveLength(1));
    expect(callsOf(retryPayment)[0]?.[1]).toMatchObject({ query: { gateway: 'bank_transfer' } });
    expect(callsOf(generatePaymentIntentLink)).toHaveLength(1);
  });

  it('shows the new price where it has changed, and closes the tab that waited', async () => {
    const { user } = show(samplePost({ paid: PAID }));
    await user.click(await buy());
    answers.set(generatePaymentIntentLink, new ApiError({ code: 'cart_changed', status: 409 }));
    answers.set(getPost, samplePost({ paid: { ...PAID, price: usd(700) } }));
    await user.click(await pay());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/5.*7/));
    expect(tab.close).toHaveBeenCalled();
  });

  it('in another tab opens the locked part here too', async () => {
    const { queryClient } = show(samplePost({ paid: PAID }));
    const ratings = [listPostEvaluations.id, { id: OPEN._id }];
    queryClient.setQueryData(ratings, 'for buyers');
    await buy();
    answers.set(getPost, OPEN);
    act(() => announceBought([OPEN._id]));
    expect(await screen.findByText('السر كله هنا')).toBeVisible();
    expect(queryClient.getQueryState(ratings)?.isInvalidated).toBe(true);
  });
});

describe('a post that was bought', () => {
  it('is not shown before its buyer asks for it the first time', async () => {
    const held = { ...PAID, isOpen: true, canBuy: false };
    const { user } = show(samplePost({ paid: held }), { whole: true });
    expect(await screen.findByText(/القرار في استرداد ثمنه للبائع/)).toBeVisible();
    expect(callsOf(getLockedPart)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'اقرأ الجزء المدفوع' }));
    expect(await screen.findByText('السر كله هنا')).toBeVisible();
  });

  it('is open at once on its own page when it was read before', async () => {
    show(OPEN, { whole: true });
    expect(await screen.findByText('السر كله هنا')).toBeVisible();
  });
});
