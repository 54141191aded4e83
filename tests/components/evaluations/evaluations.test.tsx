import { HydrationBoundary } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Evaluations } from '@/components/evaluations/evaluations';
import { ViewerProvider } from '@/components/layout/viewer-context';
import { call } from '@/lib/client/call';
import { listPostEvaluations } from '@/lib/client/endpoints.gen';
import type { Payload } from '@/lib/contract/endpoint';
import type { Evaluation } from '@/lib/contract/evaluations';
import { queryKey } from '@/lib/contract/query-key';
import { AUTHOR, cacheOf, samplePost, VIEWER } from '@/tests/components/posts/sample-post';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('next/navigation', () => ({ usePathname: () => '/posts/1' }));

const { _id: id } = samplePost();
const { isFollowing: _, isMe: __, ...author } = { ...AUTHOR, isFollowing: false, isMe: false };

const row = (change: Partial<Evaluation> = {}): Evaluation => ({
  _id: '01a1fc26-61d9-72a1-aded-a4f43f4e0199',
  author,
  rating: 4,
  text: 'واضح ومفيد',
  reply: null,
  repliedAt: null,
  replyIsOlder: false,
  createdAt: '2026-11-21T10:00:00.000Z',
  editedAt: null,
  helpful: 0,
  vote: null,
  isMine: false,
  isHidden: false,
  can: { vote: true, reply: false, moderate: false },
  ...change,
});

type List = Payload<typeof listPostEvaluations>;
const page = (rows: Evaluation[], change: Partial<List> = {}): List => ({
  data: rows,
  nextCursor: null,
  histogram: [0, 0, 0, rows.length, 0],
  rating: { average: null, count: rows.length },
  mine: null,
  refusal: null,
  ...change,
});

function renderList(first: List, isSold = false) {
  const key = queryKey(listPostEvaluations, { params: { id } });
  return renderPage(
    <HydrationBoundary state={cacheOf([[key, { pages: [first], pageParams: [null] }]])}>
      <ViewerProvider viewer={VIEWER}>
        <Evaluations subject={{ type: 'post', id }} isSold={isSold} />
      </ViewerProvider>
    </HydrationBoundary>,
  );
}

beforeEach(() => {
  vi.mocked(call).mockReset();
  window.localStorage.setItem('token', 'a-token');
});

describe('a reader who may not rate', () => {
  it('is invited to sign in, as a guest of a free post', () => {
    renderList(page([], { refusal: 'guest' }));
    expect(screen.getByRole('link', { name: 'سجّل الدخول لتقيّم المنشور' })).toHaveAttribute(
      'href',
      '/login?callbackUrl=%2Fposts%2F1',
    );
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('learns that a paid post is rated by its buyers', () => {
    renderList(page([row()], { refusal: 'not_held' }), true);
    expect(screen.getByText('التقييم لمن اشترى المنشور.')).toBeVisible();
  });

  it('is led to the settings while nothing is confirmed', () => {
    renderList(page([], { refusal: 'unconfirmed' }));
    expect(screen.getByRole('link', { name: 'أكّد بريدك أو جوالك لتقيّم المنشور' })).toBeVisible();
  });
});

it('the average is shown from three ratings on, and before that their number', () => {
  const { unmount } = renderList(page([row()]));
  expect(screen.getByText('يظهر المتوسط عند ثلاثة تقييمات.')).toBeVisible();
  unmount();
  renderList(page([row()], { rating: { average: 4.3, count: 3 }, histogram: [0, 0, 0, 2, 1] }));
  expect(screen.queryByText('يظهر المتوسط عند ثلاثة تقييمات.')).toBeNull();
  expect(screen.getByRole('img', { name: '4.3 من 5' })).toBeVisible();
});

it('a rating without stars is not sent, and says what is missing', async () => {
  const { user } = renderList(page([]));
  await user.click(screen.getByRole('button', { name: 'اكتب تقييمك' }));
  await user.click(await screen.findByRole('button', { name: 'انشر التقييم' }));
  expect(await screen.findAllByText('اختر عدد النجوم أولًا')).not.toEqual([]);
  expect(call).not.toHaveBeenCalled();
});

it('a vote is sent, and its answer stands in the place of the row', async () => {
  vi.mocked(call).mockResolvedValue(row({ helpful: 3, vote: true }));
  const { user } = renderList(page([row({ helpful: 2 })]));
  await user.click(screen.getByRole('button', { name: 'نعم' }));
  expect(await screen.findByText('أفاد 3 أشخاص')).toBeVisible();
  expect(screen.getByRole('button', { name: 'نعم' })).toHaveAttribute('aria-pressed', 'true');
});

it('an edited rating is marked, and an older reply says so', () => {
  renderList(
    page([
      row({
        editedAt: '2026-11-22T10:00:00.000Z',
        reply: 'شكرًا لك',
        repliedAt: '2026-11-21T11:00:00.000Z',
        replyIsOlder: true,
      }),
    ]),
  );
  expect(screen.getByText('معدَّل')).toBeVisible();
  expect(screen.getByText('كُتب هذا الرد قبل تعديل التقييم.')).toBeVisible();
});

it('whoever is rated answers below the rating', async () => {
  vi.mocked(call).mockResolvedValue(row({ reply: 'شكرًا لك', repliedAt: '2026-11-21T11:00:00.000Z' }));
  const { user } = renderList(
    page([row({ can: { vote: false, reply: true, moderate: false } })], { refusal: 'own' }),
  );
  await user.click(screen.getByRole('button', { name: 'اكتب ردًّا' }));
  const form = await screen.findByRole('form', { name: 'اكتب ردًّا' });
  await user.type(within(form).getByLabelText('ردّك'), 'شكرًا لك');
  await user.click(within(form).getByRole('button', { name: 'انشر الرد' }));
  expect(await screen.findByText('رد كاتب المنشور')).toBeVisible();
});

it('a member’s own rating is shown with buttons to change and delete it', async () => {
  const mine = row({ isMine: true, can: { vote: false, reply: false, moderate: false } });
  const { user } = renderList(page([mine], { mine }));
  await user.click(screen.getByRole('button', { name: 'تعديل' }));
  expect(await screen.findByRole('form', { name: 'عدّل تقييمك' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'إلغاء' }));
  await user.click(screen.getByRole('button', { name: 'حذف' }));
  expect(await screen.findByRole('alertdialog', { name: 'أتحذف تقييمك؟' })).toBeVisible();
});
