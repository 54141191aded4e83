import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LessonContent } from '@/components/kinds/courses/lesson-content';
import type { LessonPlace } from '@/hooks/kinds/courses/use-lesson-link';
import { call } from '@/lib/client/call';
import type { LessonProgress } from '@/lib/contract/kinds/course-room';
import { Messages } from '@/lib/i18n/page-messages';
import { renderPage } from '@/tests/setup/render';
import { sampleLesson, sampleView } from '@/tests/setup/sample-course';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));

const FILE = { fileId: 'f', name: 'a.webm', size: 9, mime: 'video/webm' };
const lesson = {
  ...sampleView(sampleLesson(1, { file: FILE, seconds: 90 })),
  captions: [],
  images: [],
};

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  vi.mocked(call).mockResolvedValue({ url: '/film.webm', stream: null, isPlayable: true } as never);
});

async function open(by: LessonPlace['by'], progress?: LessonProgress) {
  const view = renderPage(
    <Messages of={['kinds-courses']}>
      <LessonContent place={{ by, id: 'id', lessonId: lesson._id }} content={lesson} progress={progress} />
    </Messages>,
  );
  await waitFor(() => expect(document.querySelector('video')).not.toBeNull(), { timeout: 10_000 });
  const film = document.querySelector('video') as HTMLVideoElement;
  act(() => void film.dispatchEvent(new Event('loadedmetadata')));
  return { ...view, film };
}

/** Watches up to a second, and leaves the page. */
async function watchUpTo(second: number) {
  const { film, unmount } = await open('product');
  act(() => {
    film.dispatchEvent(new Event('seeking'));
    film.currentTime = second;
  });
  unmount();
}

describe('a film of a lesson', () => {
  it('begins where its viewer left a moment ago, though the page was made before the server knew', async () => {
    await watchUpTo(33);
    const { film } = await open('purchase', {
      isComplete: false,
      percent: 20,
      position: 20,
      positionAt: new Date(Date.now() - 15_000).toISOString(),
    });
    expect(film.currentTime).toBe(33);
  });

  it('begins where its viewer was last on another device', async () => {
    await watchUpTo(33);
    const { film } = await open('purchase', {
      isComplete: false,
      percent: 50,
      position: 60,
      positionAt: new Date(Date.now() + 1_000).toISOString(),
    });
    expect(film.currentTime).toBe(60);
  });

  it('that is free goes on where its viewer stopped there before', async () => {
    await watchUpTo(33);
    expect((await open('product')).film.currentTime).toBe(33);
  });
});
