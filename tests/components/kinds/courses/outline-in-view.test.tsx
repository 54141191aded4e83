import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CourseEditor } from '@/components/kinds/courses/editor/course-editor';
import { findLesson } from '@/hooks/kinds/courses/course-tree';
import { call } from '@/lib/client/call';
import { renderPage } from '@/tests/setup/render';
import { COURSE, sampleCourse, sampleLesson, sampleView } from '@/tests/setup/sample-course';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));

type Asked = { params: { lessonId: string }; body?: { title: string } };

const WINDOW = { clientWidth: 400, clientHeight: 700 };
const course = sampleCourse([300]);

beforeEach(() => {
  window.history.replaceState(null, '', `/product/${COURSE}/course`);
  // React Aria draws all rows where a test gives it no sizes.
  for (const [name, value] of Object.entries(WINDOW)) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });
  }
  const answer = async ({ id }: { id: string }, { params, body }: Asked) => {
    if (id === 'getCourse') return course;
    if (id === 'createLesson') return sampleLesson(301, { isReady: false });
    if (id === 'listCaptions') return { captions: [] };
    return sampleView({ ...(findLesson(course, params.lessonId) ?? sampleLesson(301)), ...body });
  };
  vi.mocked(call).mockImplementation(answer as never);
});

afterEach(() => {
  for (const name of Object.keys(WINDOW)) Reflect.deleteProperty(HTMLElement.prototype, name);
});

async function show(lessonId: string | null = null) {
  const view = renderPage(<CourseEditor courseId={COURSE} lessonId={lessonId} />);
  await screen.findByText('الدرس 1');
  return view;
}

const drawn = () => screen.getAllByRole('row').length;

describe('the outline of a course with 300 lessons', () => {
  it('draws the rows in view alone, at first and after a title was typed', async () => {
    const { user } = await show();
    expect(drawn()).toBeLessThan(40);
    screen.getByRole('row', { name: 'الدرس 3' }).focus();
    await user.keyboard('{F2}');
    const field = await screen.findByRole('textbox', { name: 'عنوان الدرس' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('آخر{Enter}');
    await waitFor(() => expect(screen.getByRole('row', { name: 'آخر' })).toHaveFocus());
    expect(drawn()).toBeLessThan(40);
  });

  it('leads to the last lesson with one key, and draws it', async () => {
    const { user } = await show();
    screen.getByRole('row', { name: 'القسم 1' }).focus();
    await user.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('row', { name: 'الدرس 300' })).toHaveFocus());
  });

  it('says how many rows there are, also those that are not drawn', async () => {
    await show();
    expect(screen.getByRole('row', { name: 'الدرس 1' })).toHaveAttribute('aria-setsize', '300');
  });

  it('scrolls back to the row of a lesson that is closed', async () => {
    const { user } = await show(course.sections[0]?.lessons[99]?._id);
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockClear();
    await user.click(await screen.findByRole('button', { name: 'كل الدروس' }));
    expect((scrolled.mock.instances[0] as HTMLElement | undefined)?.style.insetBlockStart).toBe(
      `${8 + 100 * 44}px`,
    );
  });

  it('scrolls to the lesson of the address, and to a new one before its title is typed', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const placeOf = (at: number) =>
      (scrolled.mock.instances[at] as HTMLElement | undefined)?.style.insetBlockStart;
    const { user } = await show(course.sections[0]?.lessons[199]?._id);
    // Under the row of its section.
    expect(placeOf(0)).toBe(`${8 + 200 * 44}px`);
    await user.click(screen.getByRole('button', { name: 'أضف درسًا' }));
    await user.click(await screen.findByRole('menuitem', { name: 'نص' }));
    await waitFor(() => expect(scrolled.mock.instances.length).toBeGreaterThan(1));
    expect(placeOf(0)).toBe(`${8 + 301 * 44}px`);
  });
});
