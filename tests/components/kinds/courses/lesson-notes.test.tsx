import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LessonNotes } from '@/components/kinds/courses/notes/lesson-notes';
import { createPlayerLink } from '@/components/media-player/use-player-link';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { getLesson } from '@/lib/client/endpoints.gen';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));

const [ID, LESSON] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const params = { id: ID, lessonId: LESSON };
const stored = { _id: '3', second: 65, text: 'هنا الفكرة', updatedAt: '2026-01-01T00:00:00.000Z' };

const player = { ...createPlayerLink(), playFrom: vi.fn(), now: () => 12.7 };
function Page() {
  const { data } = useEndpointQuery(getLesson, { params });
  return data ? <LessonNotes entitlementId={ID} lesson={data} player={player} /> : null;
}
const show = () => renderPage(<Page />);
type Given = { params: { noteId?: string }; body?: object };
const answer = vi.mocked(call);
beforeEach(() => {
  window.localStorage.clear();
  answer.mockReset();
  answer.mockImplementation((async (_endpoint: unknown, { params, body }: Given) =>
    params.noteId
      ? { _id: params.noteId, updatedAt: stored.updatedAt, ...body }
      : { _id: LESSON, notes: [stored] }) as never);
});

describe('the notes of a lesson', () => {
  it('lead to their moment', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'شغّل من 1:05' }));
    expect(player.playFrom).toHaveBeenCalledWith(65);
  });

  it('are written at the second where the writing begins, and are shown by their moments', async () => {
    const { user } = show();
    await user.type(await screen.findByLabelText('اكتب ملاحظة عند هذه اللحظة'), 'قبلها');
    await user.click(screen.getByRole('button', { name: 'احفظ الملاحظة' }));
    expect(answer.mock.lastCall?.[1]).toMatchObject({ body: { second: 12, text: 'قبلها' } });
    const rows = () => screen.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent);
    await waitFor(() => expect(rows()).toEqual(['قبلها', 'هنا الفكرة']));
    expect(screen.queryByText(/لم تُحفظ بعد/)).toBeNull();
  });

  it('say that they are not saved while there is no connection', async () => {
    const { user } = show();
    await user.type(await screen.findByLabelText('اكتب ملاحظة عند هذه اللحظة'), 'في النفق');
    answer.mockRejectedValue(new ApiError({}));
    await user.click(screen.getByRole('button', { name: 'احفظ الملاحظة' }));
    expect(await screen.findByText(/لم تُحفظ بعد/)).toBeVisible();
  });

  it('are deleted at once, come back on request, and stay when the server refuses', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'حذف' }));
    await user.click(await screen.findByRole('button', { name: 'تراجع' }));
    expect(await screen.findByText('هنا الفكرة')).toBeVisible();
    answer.mockRejectedValue(new ApiError({ code: 'unavailable', detail: 'لا تصل' }));
    await user.click(screen.getByRole('button', { name: 'حذف' }));
    expect(await screen.findByText('لا تصل')).toBeVisible();
    expect(screen.getByText('هنا الفكرة')).toBeVisible();
  });

  it('keep what is typed when the page is left', async () => {
    const first = show();
    await first.user.type(await screen.findByLabelText('اكتب ملاحظة عند هذه اللحظة'), 'نصف فكرة');
    first.unmount();
    show();
    expect(await screen.findByLabelText('اكتب ملاحظة عند هذه اللحظة')).toHaveValue('نصف فكرة');
  });
});
