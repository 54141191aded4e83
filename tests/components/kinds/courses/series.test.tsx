import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CourseEditor } from '@/components/kinds/courses/editor/course-editor';
import { FeedCard } from '@/components/kinds/courses/series/feed-card';
import { call } from '@/lib/client/call';
import { uploadFile } from '@/lib/client/resumable/upload-file';
import { Messages } from '@/lib/i18n/page-messages';
import { renderPage } from '@/tests/setup/render';
import { COURSE, sampleCourse } from '@/tests/setup/sample-course';
import { sent, serve } from '@/tests/setup/served-course';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/token', () => ({ storedToken: () => 'a token' }));
vi.mock('@/lib/client/resumable/upload-file', () => ({ uploadFile: vi.fn() }));

beforeEach(() => {
  vi.mocked(call).mockReset();
  vi.mocked(uploadFile).mockReset();
});

describe('the editor of an audio series', () => {
  const show = async (lessonAt: number | null = null) => {
    const course = sampleCourse([2], { type: 'audio_series' });
    for (const lesson of course.sections.flatMap(({ lessons }) => lessons)) lesson.type = 'audio';
    serve(course);
    const lessonId = lessonAt === null ? null : (course.sections[0]?.lessons[lessonAt]?._id ?? null);
    const view = renderPage(<CourseEditor courseId={COURSE} lessonId={lessonId} />);
    await screen.findByRole('treegrid', { name: 'قائمة الحلقات' });
    return view;
  };

  it('adds episodes at one press, and has no sections', async () => {
    const { user } = await show();
    expect(screen.queryByRole('button', { name: 'أضف قسمًا' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'أضف حلقة' }));
    await waitFor(() =>
      expect(sent('createLesson').map(({ body }) => body)).toMatchObject([
        { type: 'audio', title: 'حلقة جديدة' },
      ]),
    );
  });

  it('makes an episode of each sound among dropped files, and says what the others lack', async () => {
    const { user } = await show();
    const files = [
      new File(['1'], 'الحلقة 1.mp3', { type: 'audio/mpeg' }),
      new File(['2'], 'غلاف.pdf', { type: 'application/pdf' }),
    ];
    const input = screen.getAllByLabelText('ارفع تسجيلات').find((each) => each instanceof HTMLInputElement);
    input?.removeAttribute('accept');
    await user.upload(input as HTMLElement, files);
    expect(await screen.findByText('الحلقة تسجيل صوتي، مثل MP3 أو M4A')).toBeVisible();
    await waitFor(() =>
      expect(sent('createLesson').map(({ body }) => body)).toMatchObject([
        { type: 'audio', title: 'الحلقة 1' },
      ]),
    );
  });

  it('saves the chapters that are typed, and says what is wrong with them', async () => {
    const { user } = await show(0);
    const field = await screen.findByRole('textbox', { name: 'الفصول' });
    await user.type(field, 'المقدمة');
    await user.tab();
    expect(await screen.findByText(/ابدأ كل سطر بوقت الفصل/)).toBeVisible();
    expect(sent('updateLesson')).toEqual([]);
    await user.clear(field);
    await user.type(field, '٠٠:٠٠ المقدمة{Enter}2:30 الحكاية');
    await user.tab();
    await waitFor(() =>
      expect(sent('updateLesson').map(({ body }) => body)).toEqual([
        {
          chapters: [
            { at: 0, title: 'المقدمة' },
            { at: 150, title: 'الحكاية' },
          ],
        },
      ]),
    );
  });

  it('asks nothing about certificates', async () => {
    await show(0);
    expect(await screen.findByRole('switch', { name: 'حلقة مجانية' })).toBeEnabled();
    expect(screen.queryByRole('switch', { name: 'لازم للشهادة' })).toBeNull();
  });
});

describe('the address for podcast apps', () => {
  it('is made at a press, and another one only after a question', async () => {
    let made = 0;
    vi.mocked(call).mockImplementation((async ({ id }: { id: string }) => {
      if (id === 'renewPodcastFeed') made += 1;
      return { feedUrl: made === 0 ? null : `http://localhost/api/podcast-feeds/${made}.xml` };
    }) as never);
    const { user } = renderPage(
      <Messages of={['course-room']}>
        <FeedCard entitlementId={COURSE} />
      </Messages>,
    );
    await user.click(await screen.findByRole('button', { name: 'أنشئ عنوانًا' }));
    const field = await screen.findByRole('textbox', { name: 'عنوان السلسلة' });
    expect(field).toHaveValue('http://localhost/api/podcast-feeds/1.xml');
    await user.click(screen.getByRole('button', { name: 'أنشئ عنوانًا جديدًا' }));
    const dialog = await screen.findByText(/يتوقف العنوان الحالي/);
    expect(made).toBe(1);
    await user.click(screen.getByRole('button', { name: 'أنشئ عنوانًا جديدًا' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(field).toHaveValue('http://localhost/api/podcast-feeds/2.xml');
  });
});
