import { HydrationBoundary } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NotificationList } from '@/components/notifications/notification-list';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import {
  getUnreadCount,
  listNotifications,
  readNotification,
  seeNotifications,
} from '@/lib/client/endpoints.gen';
import type { NotificationView } from '@/lib/contract/notifications';
import { queryKey } from '@/lib/contract/query-key';
import { isolate } from '@/lib/shared/arabic';
import { AUTHOR, cacheOf, pagesOf } from '@/tests/components/posts/sample-post';
import { renderPage } from '@/tests/setup/render';

const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));

const ROW: NotificationView = {
  _id: '01a1fc26-61d9-72a1-aded-a4f43f4e0555',
  isRead: false,
  kind: 'comment',
  from: { _id: AUTHOR._id, name: AUTHOR.name, profilePic: null },
  others: [],
  actorsCount: 1,
  message: `على منشورك تعليق جديد من ${isolate(AUTHOR.name)}`,
  createdAt: '2026-11-20T10:00:00.000Z',
  postId: { _id: '01a1fc26-61d9-72a1-aded-a4f43f4e0147' },
  productId: null,
  orderId: null,
};

function renderList(...rows: NotificationView[]) {
  const state = cacheOf([[queryKey(listNotifications, {}), pagesOf(...rows)]]);
  return renderPage(
    <HydrationBoundary state={state}>
      <NotificationList />
    </HydrationBoundary>,
  );
}

const row = () => screen.findByRole('button', { name: /على منشورك تعليق جديد/ });
const calledWith = (id: string) => vi.mocked(call).mock.calls.filter(([endpoint]) => endpoint.id === id);

beforeEach(() => {
  push.mockReset();
  vi.mocked(call).mockReset();
  vi.mocked(call).mockResolvedValue({ done: true });
  window.localStorage.setItem('token', 'a-token');
});

describe('a notification', () => {
  it('is marked read by a click and opens its post', async () => {
    const { user } = renderList(ROW);
    const button = await row();
    expect(button).toHaveTextContent('غير مقروء');
    expect(button).toHaveTextContent(AUTHOR.name);
    await user.click(button);
    expect(push).toHaveBeenCalledWith(`/posts/${ROW.postId?._id}`);
    await waitFor(() => expect(button).not.toHaveTextContent('غير مقروء'));
    expect(calledWith(readNotification.id)).toEqual([[readNotification, { params: { id: ROW._id } }]]);
  });

  it('opens the sender’s profile when it has no post', async () => {
    const { user } = renderList({ ...ROW, postId: null });
    await user.click(await row());
    expect(push).toHaveBeenCalledWith(`/users/${AUTHOR._id}`);
  });

  it('is unread again when the server refuses to mark it as read', async () => {
    vi.mocked(call).mockImplementation(async (endpoint) => {
      if (endpoint.id === readNotification.id) throw new ApiError({ code: 'internal', status: 500 });
      return { done: true };
    });
    const { user } = renderList(ROW);
    await user.click(await row());
    await waitFor(() => expect(calledWith(readNotification.id)).toHaveLength(1));
    expect(await row()).toHaveTextContent('غير مقروء');
  });

  it('that was read already is not marked again', async () => {
    const { user } = renderList({ ...ROW, isRead: true });
    await user.click(await row());
    expect(push).toHaveBeenCalledOnce();
    expect(calledWith(readNotification.id)).toEqual([]);
  });
});

it('the list marks all notifications as seen, and asks for the unread count again 500 ms later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { queryClient } = renderList(ROW);
    const recount = vi.spyOn(queryClient, 'invalidateQueries');
    await vi.advanceTimersByTimeAsync(450);
    expect(calledWith(seeNotifications.id)).toHaveLength(1);
    expect(recount).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(recount).toHaveBeenCalledWith({ queryKey: [getUnreadCount.id] });
  } finally {
    vi.useRealTimers();
  }
});

it('an empty list says that there are no notifications', async () => {
  renderList();
  expect(await screen.findByText('لا إشعارات بعد')).toBeVisible();
});
