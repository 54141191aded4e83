import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CourseSearch } from '@/components/kinds/courses/search/course-search';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import type { CourseFound } from '@/lib/contract/kinds/course-search';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));

const FOUND: CourseFound[] = [
  {
    lessonId: 'film',
    title: 'صناعة الحبر',
    isLocked: false,
    places: [{ in: 'speech', excerpt: 'نطحن الصمغ', second: 65 }],
  },
  { lessonId: 'later', title: 'حبر الغد', isLocked: true, places: [] },
];
const answer = vi.mocked(call);
beforeEach(() => {
  answer.mockReset();
  answer.mockResolvedValue({ found: FOUND } as never);
});

const show = () =>
  renderPage(
    <CourseSearch entitlementId="mine">
      <p>الدروس</p>
    </CourseSearch>,
  );
const field = () => screen.getByLabelText('ابحث في الدورة');

describe('the search in a course', () => {
  it('leads to the lesson and the second, and names a lesson that is not open without a link', async () => {
    const { user } = show();
    await user.type(field(), 'حبر');
    const place = await screen.findByRole('link', { name: /نطحن الصمغ/ });
    expect(place).toHaveAttribute('href', '/library/mine/film?at=65');
    expect(screen.getByRole('link', { name: 'صناعة الحبر' })).toHaveAttribute('href', '/library/mine/film');
    expect(screen.getByText('حبر الغد').closest('a')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('وُجد في درسين');
    expect(screen.queryByText('الدروس')).toBeNull();
  });

  it('asks once, when the typing pauses', async () => {
    const { user } = show();
    await user.type(field(), 'صمغ عربي');
    await screen.findByRole('link', { name: /نطحن الصمغ/ });
    const asked = { params: { id: 'mine' }, query: { q: 'صمغ عربي' } };
    expect(answer.mock.calls).toEqual([[expect.anything(), asked, expect.anything()]]);
  });

  it('is walked through by the arrow keys, and left by Escape', async () => {
    const { user } = show();
    await user.type(field(), 'حبر');
    await screen.findByRole('link', { name: /نطحن الصمغ/ });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: /نطحن الصمغ/ })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(field()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('');
    expect(screen.getByText('الدروس')).toBeVisible();
  });

  it('says that there is nothing, and that it failed', async () => {
    answer.mockResolvedValueOnce({ found: [] } as never);
    const { user } = show();
    await user.type(field(), 'غائب');
    expect(await screen.findByText('لا نتائج في هذه الدورة')).toBeVisible();
    answer.mockRejectedValue(new ApiError({ code: 'unavailable' }));
    await user.clear(field());
    await user.type(field(), 'آخر');
    expect(await screen.findByText('تعذّر البحث')).toBeVisible();
  });
});
