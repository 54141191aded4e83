import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CourseEditor } from '@/components/kinds/courses/editor/course-editor';
import { lessonsOf } from '@/hooks/kinds/courses/course-tree';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { lookAtRecording } from '@/lib/client/recordings/look-at';
import { uploadFile } from '@/lib/client/resumable/upload-file';
import type { MadeCourse } from '@/lib/contract/kinds/courses';
import { clockTime } from '@/lib/shared/clock-time';
import { renderPage } from '@/tests/setup/render';
import { COURSE, sampleCourse, sampleLesson } from '@/tests/setup/sample-course';
import { sent, serve } from '@/tests/setup/served-course';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/resumable/upload-file', () => ({ uploadFile: vi.fn() }));
vi.mock('@/lib/client/recordings/look-at', () => ({ lookAtRecording: vi.fn() }));
vi.mock('@/lib/client/recordings/poster', () => ({ storePoster: async () => 'the poster' }));
vi.mock('@/lib/client/recording-length', () => ({ recordingLength: async () => 61 }));
vi.mock('@/lib/shared/clock-time', async (original) => {
  const real = await original<{ clockTime: typeof clockTime }>();
  return { clockTime: vi.fn(real.clockTime) };
});

async function show(course: MadeCourse, answers?: Parameters<typeof serve>[1]) {
  serve(course, answers);
  const view = renderPage(<CourseEditor courseId={COURSE} lessonId={null} />);
  await screen.findByRole('treegrid', { name: 'قائمة الدروس' });
  return view;
}

const row = (name: string) => screen.getByRole('row', { name });
const titles = () => screen.getAllByRole('row').map((each) => each.getAttribute('aria-label'));

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', `/product/${COURSE}/course`);
  vi.mocked(call).mockReset();
  vi.mocked(uploadFile).mockReset();
  vi.mocked(lookAtRecording).mockReset().mockResolvedValue(null);
});

describe('a title that is typed in its row', () => {
  const rename = async (user: Awaited<ReturnType<typeof show>>['user'], words: string) => {
    row('الدرس 1').focus();
    await user.keyboard('{F2}');
    const field = await screen.findByRole('textbox', { name: 'عنوان الدرس' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard(words);
  };

  it('is not sent after Escape', async () => {
    const { user } = await show(sampleCourse([2]));
    await rename(user, 'شيء آخر{Escape}');
    expect(row('الدرس 1')).toHaveFocus();
    expect(sent('updateLesson')).toEqual([]);
  });

  it('is said to be refused, and the old one is shown again', async () => {
    const refuse = () => {
      throw new ApiError({ code: 'invalid', status: 422, errors: { title: 'validation:tooLong' } });
    };
    const { user } = await show(sampleCourse([2]), { updateLesson: refuse });
    await rename(user, 'طويل جدًا{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(row('الدرس 1')).toBeVisible());
  });

  it('is sent once after Enter, and the row has the focus', async () => {
    const { user } = await show(sampleCourse([2]));
    await rename(user, 'الحروف المتصلة{Enter}');
    await waitFor(() => expect(row('الحروف المتصلة')).toHaveFocus());
    expect(sent('updateLesson').map(({ body }) => body)).toEqual([{ title: 'الحروف المتصلة' }]);
  });
});

describe('several files at once', () => {
  const files = ['درس 10.mp4', 'درس 2.mp4', 'درس 1.mp3'].map(
    (name) => new File(['x'], name, { type: name.endsWith('3') ? 'audio/mpeg' : 'video/mp4' }),
  );

  it('make a lesson each in the natural order of their names, and are hung on them', async () => {
    vi.mocked(uploadFile).mockImplementation(
      async ({ name, type }) => ({ _id: `file of ${name}`, name, size: 1, mime: type }) as never,
    );
    const { user } = await show(sampleCourse([0]));
    const input = screen.getAllByLabelText('ارفع ملفات').find((each) => each instanceof HTMLInputElement);
    await user.upload(input as HTMLElement, files);
    await waitFor(() => expect(sent('updateLesson')).toHaveLength(3));
    expect(sent('createLesson').map(({ body }) => body)).toEqual([
      { type: 'audio', title: 'درس 1' },
      { type: 'video', title: 'درس 2' },
      { type: 'video', title: 'درس 10' },
    ]);
    expect(sent('updateLesson').map(({ body }) => body)).toContainEqual({
      fileId: 'file of درس 10.mp4',
      seconds: 61,
      posterId: 'the poster',
    });
    expect(sent('updateLesson').map(({ body }) => body)).toContainEqual({
      fileId: 'file of درس 1.mp3',
      seconds: 61,
    });
  });

  it('wait where browsers do not play one of them: it is not sent before its creator decides', async () => {
    vi.mocked(lookAtRecording).mockImplementation(async ({ name }) =>
      name === 'درس 2.mp4' ? { why: 'video', codec: 'HEVC', isConvertible: false } : null,
    );
    vi.mocked(uploadFile).mockImplementation(
      async ({ name, type }) => ({ _id: `file of ${name}`, name, size: 1, mime: type }) as never,
    );
    const { user } = await show(sampleCourse([0]));
    const input = screen.getAllByLabelText('ارفع ملفات').find((each) => each instanceof HTMLInputElement);
    await user.upload(input as HTMLElement, files);
    await waitFor(() => expect(sent('updateLesson')).toHaveLength(2));
    await user.click(row('درس 2'));
    const said = await screen.findByText(/لا تشغّل بعض المتصفحات صورة هذا المقطع/);
    expect(said).toHaveTextContent('HEVC');
    expect(screen.queryByRole('button', { name: 'حوّله ثم ارفعه' })).toBeNull();
    expect(vi.mocked(uploadFile).mock.calls.map(([{ name }]) => name)).not.toContain('درس 2.mp4');
  });

  it('stop at the first that is refused', async () => {
    const { user } = await show(sampleCourse([0]), {
      createLesson: () => {
        throw new ApiError({ code: 'invalid', errors: { lessons: 'kinds-courses:wrong.lessonsTooMany' } });
      },
    });
    const input = screen.getAllByLabelText('ارفع ملفات').find((each) => each instanceof HTMLInputElement);
    await user.upload(input as HTMLElement, files);
    expect(await screen.findByText('500 درس على الأكثر')).toBeVisible();
    expect(sent('createLesson')).toHaveLength(1);
    expect(uploadFile).not.toHaveBeenCalled();
  });
});

it('a micro course has neither rows of sections nor a button for more of them', async () => {
  await show(sampleCourse([2], { type: 'micro_course' }));
  expect(titles()).toEqual(['الدرس 1', 'الدرس 2']);
  expect(screen.queryByRole('button', { name: 'أضف قسمًا' })).toBeNull();
});

it('says in its row and in the lesson that a file cannot be played', async () => {
  const lesson = sampleLesson(1, {
    type: 'audio',
    isReady: false,
    unplayable: 'kinds-courses:wrong.recordingUnreadable',
    file: { fileId: 'f', name: 'صوت.wav', size: 9, mime: 'audio/wav' },
  });
  const [section] = sampleCourse([0]).sections;
  serve(sampleCourse([0], { sections: section ? [{ ...section, lessons: [lesson] }] : [] }));
  renderPage(<CourseEditor courseId={COURSE} lessonId={lesson._id} />);
  await screen.findByRole('treegrid', { name: 'قائمة الدروس' });
  expect(within(row('الدرس 1')).getByText('لا يعمل')).toBeVisible();
  expect(await screen.findByText('هذا التسجيل تالف ولا يمكن قراءته')).toBeVisible();
});

it('no other row is drawn again while a title is typed', async () => {
  const course = sampleCourse(Array.from({ length: 4 }, () => 15));
  serve(course);
  const { user } = renderPage(<CourseEditor courseId={COURSE} lessonId={null} />);
  const title = await screen.findByText('الدرس 7');
  expect(lessonsOf(course)).toHaveLength(60);
  title.closest<HTMLElement>('[role="row"]')?.focus();
  await user.keyboard('{F2}');
  const field = await screen.findByLabelText('عنوان الدرس');
  await waitFor(() => expect(field).toHaveFocus());
  // Each row with a length writes it when it is drawn.
  expect(clockTime).toHaveBeenCalled();
  vi.mocked(clockTime).mockClear();
  await user.keyboard('الحروف');
  expect(field).toHaveValue('الحروف');
  expect(clockTime).not.toHaveBeenCalled();
});

it('a long course begins with one open section, and opens that of a lesson which is opened elsewhere', async () => {
  const course = sampleCourse([40, 40]);
  serve(course);
  renderPage(<CourseEditor courseId={COURSE} lessonId={null} />);
  await screen.findByText('الدرس 1');
  expect(screen.queryByText('الدرس 41')).toBeNull();
  const far = lessonsOf(course)[40]?._id;
  window.history.replaceState(null, '', `/product/${COURSE}/course?lesson=${far}`);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(await screen.findByText('الدرس 41')).toBeInTheDocument();
});
