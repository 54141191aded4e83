import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CourseEditor } from '@/components/kinds/courses/editor/course-editor';
import { lessonsOf } from '@/hooks/kinds/courses/course-tree';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import type { MadeCourse } from '@/lib/contract/kinds/courses';
import { renderPage } from '@/tests/setup/render';
import { COURSE, sampleCourse } from '@/tests/setup/sample-course';
import { sent, serve } from '@/tests/setup/served-course';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));

async function show(course: MadeCourse, answers?: Parameters<typeof serve>[1]) {
  serve(course, answers);
  const view = renderPage(<CourseEditor courseId={COURSE} lessonId={null} />);
  await screen.findByRole('treegrid', { name: 'قائمة الدروس' });
  return view;
}

const row = (name: string) => screen.getByRole('row', { name });
const titles = () => screen.getAllByRole('row').map((each) => each.getAttribute('aria-label'));

beforeEach(() => {
  window.history.replaceState(null, '', `/product/${COURSE}/course`);
  vi.mocked(call).mockReset();
});

describe('the menu of a lesson', () => {
  const choose = async (user: Awaited<ReturnType<typeof show>>['user'], lesson: string, item: string) => {
    await user.click(within(row(lesson)).getByRole('button', { name: `خيارات: ${lesson}` }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };

  it('has no way up for the first lesson of all', async () => {
    const { user } = await show(sampleCourse([2]));
    await user.click(within(row('الدرس 1')).getByRole('button', { name: 'خيارات: الدرس 1' }));
    expect(await screen.findByRole('menuitem', { name: 'انقل إلى أعلى' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('moves a lesson at once, before the server has answered', async () => {
    const { user } = await show(sampleCourse([1, 1]), { moveLesson: () => new Promise(() => {}) });
    await choose(user, 'الدرس 2', 'انقل إلى أعلى');
    await waitFor(() => expect(titles()).toEqual(['القسم 1', 'الدرس 1', 'الدرس 2', 'القسم 2']));
  });

  it('sends one change after the other, in the order in which they were made', async () => {
    const order: string[] = [];
    let answer = () => {};
    const slow = () =>
      new Promise((resolve) => {
        order.push('move');
        answer = () => resolve({});
      });
    const { user } = await show(sampleCourse([1, 1]), {
      moveLesson: slow,
      deleteLesson: () => {
        order.push('delete');
        return { done: true };
      },
    });
    await choose(user, 'الدرس 2', 'انقل إلى أعلى');
    await choose(user, 'الدرس 1', 'احذف');
    expect(order).toEqual(['move']);
    answer();
    await waitFor(() => expect(order).toEqual(['move', 'delete']));
  });

  it('deletes a lesson, and undo puts it back where it was', async () => {
    const { user } = await show(sampleCourse([3]));
    await choose(user, 'الدرس 2', 'احذف');
    await waitFor(() => expect(titles()).toEqual(['القسم 1', 'الدرس 1', 'الدرس 3']));
    await user.click(await screen.findByRole('button', { name: 'تراجع' }));
    await waitFor(() => expect(titles()).toEqual(['القسم 1', 'الدرس 1', 'الدرس 2', 'الدرس 3']));
    expect(sent('restoreLesson')).toHaveLength(1);
  });

  it('says why the last lesson of a course on the market cannot be deleted, and shows it again', async () => {
    const { user } = await show(sampleCourse([1], { isPublished: true }), {
      deleteLesson: () => {
        const errors = { lessons: 'kinds-courses:wrong.lessonsMissing' };
        throw new ApiError({ code: 'not_publishable', status: 409, errors });
      },
    });
    await choose(user, 'الدرس 1', 'احذف');
    expect(await screen.findByText('أضف درسًا واحدًا على الأقل')).toBeVisible();
    await waitFor(() => expect(row('الدرس 1')).toBeVisible());
  });
});

it('a lesson that moves into a closed section is seen there, and its button keeps the focus', async () => {
  const course = sampleCourse([1, 70]);
  serve(course);
  const { user } = renderPage(<CourseEditor courseId={COURSE} lessonId={null} />);
  await screen.findByText('الدرس 1');
  expect(screen.queryByText('الدرس 2')).toBeNull();
  row('الدرس 1').focus();
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'انقل إلى أسفل' });
  // Its first lesson cannot go up, so the second entry is the way down.
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByText('الدرس 2')).toBeInTheDocument();
  expect(titles().slice(0, 4)).toEqual(['القسم 1', 'القسم 2', 'الدرس 1', 'الدرس 2']);
  await waitFor(() => expect(screen.getByRole('button', { name: 'خيارات: الدرس 1' })).toHaveFocus());
});

it('a lesson is moved to a chosen place in another section, and its button has the focus again', async () => {
  const { user } = await show(sampleCourse([2, 2]));
  await user.click(within(row('الدرس 1')).getByRole('button', { name: 'خيارات: الدرس 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'انقل إلى…' }));
  const dialog = await screen.findByRole('dialog', { name: /نقل .*الدرس 1/ });
  await user.selectOptions(within(dialog).getByLabelText('القسم'), 'القسم 2');
  expect(within(dialog).getByLabelText('الموضع')).toHaveDisplayValue(/بعد .*الدرس 4/);
  await user.selectOptions(
    within(dialog).getByLabelText('الموضع'),
    within(dialog).getByText(/بعد .*الدرس 3/),
  );
  await user.click(within(dialog).getByRole('button', { name: 'انقل' }));
  await waitFor(() =>
    expect(titles()).toEqual(['القسم 1', 'الدرس 2', 'القسم 2', 'الدرس 3', 'الدرس 1', 'الدرس 4']),
  );
  expect(sent('moveLesson').map(({ body }) => body)).toEqual([
    { sectionId: sampleCourse([2, 2]).sections[1]?._id, beforeId: lessonsOf(sampleCourse([2, 2]))[3]?._id },
  ]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'خيارات: الدرس 1' })).toHaveFocus());
});
