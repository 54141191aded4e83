import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ListeningHost } from '@/components/listening/listening-host';
import { playEpisode, type Queue, stopListening } from '@/components/listening/listening-store';
import { call } from '@/lib/client/call';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));

const queue: Queue = {
  by: 'purchase',
  id: 'the purchase',
  title: 'حكايات المساء',
  creator: 'دار القلم',
  episodes: ['الصياد', 'التاجر'].map((title, at) => ({
    lessonId: `episode ${at + 1}`,
    title,
    picture: null,
  })),
};

type Asked = { params: { lessonId: string }; body: { position: number } };
const reports: { lessonId: string; position: number }[] = [];

beforeEach(() => {
  act(stopListening);
  reports.length = 0;
  // The lists of tracks of jsdom do not say when one comes.
  const tracks = Object.assign(new EventTarget(), { length: 0, [Symbol.iterator]: () => [].values() });
  for (const name of ['textTracks', 'audioTracks', 'videoTracks'])
    Object.defineProperty(HTMLMediaElement.prototype, name, { get: () => tracks, configurable: true });
  // jsdom plays nothing: the element says what a browser would.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { value: false, configurable: true });
    this.dispatchEvent(new Event('play'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { value: true, configurable: true });
    this.dispatchEvent(new Event('pause'));
  });
  vi.mocked(call).mockImplementation((async ({ id }: { id: string }, { params, body }: Asked) => {
    if (id === 'createLessonLink')
      return { url: `/sound/${params.lessonId}`, stream: null, isPlayable: true };
    if (id === 'putLessonProgress') {
      reports.push({ lessonId: params.lessonId, position: body.position });
      return { isComplete: false, percent: 0, position: body.position };
    }
    return {
      file: { fileId: 'f', name: 'a.mp3', size: 9, mime: 'audio/mpeg' },
      seconds: 600,
      chapters: [
        { at: 0, title: 'البداية' },
        { at: 90, title: 'النهاية' },
      ],
      progress: { isComplete: false, percent: 10, position: 42 },
    };
  }) as never);
});

const sound = () => document.querySelector('audio') as HTMLAudioElement;

async function hear(lessonId = 'episode 1') {
  const view = renderPage(<ListeningHost />);
  act(() => playEpisode(queue, lessonId));
  // The player is loaded when it is first needed.
  const address = `/sound/${lessonId.replace(' ', '%20')}`;
  await waitFor(() => expect(sound()?.src ?? '').toContain(address), { timeout: 10_000 });
  return view;
}

describe('the player that stays', () => {
  it('is not there while nothing is heard', () => {
    renderPage(<ListeningHost />);
    expect(document.querySelector('audio')).toBeNull();
  });

  it('goes away when it is closed', async () => {
    const { user } = await hear();
    expect(screen.getByText('الصياد')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'أغلق المشغّل' }));
    expect(document.querySelector('audio')).toBeNull();
  });

  it('begins where its listener stopped, on any device', async () => {
    await hear();
    act(() => void sound().dispatchEvent(new Event('loadedmetadata')));
    expect(sound().currentTime).toBe(42);
  });

  it('goes on with the next episode by itself', async () => {
    await hear();
    act(() => void sound().dispatchEvent(new Event('ended')));
    await waitFor(() => expect(sound().src).toContain('/sound/episode%202'));
    expect(await screen.findByText('التاجر')).toBeVisible();
  });

  it('stops at the end of the episode when its listener wanted to sleep', async () => {
    const { user } = await hear();
    await user.click(screen.getByRole('button', { name: 'كل أزرار التشغيل' }));
    await user.click(screen.getByRole('button', { name: /مؤقت النوم/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'في نهاية الحلقة' }));
    act(() => void sound().dispatchEvent(new Event('ended')));
    expect(sound().src).toContain('/sound/episode%201');
  });

  it('goes to a chapter at a press', async () => {
    const { user } = await hear();
    await user.click(screen.getByRole('button', { name: 'كل أزرار التشغيل' }));
    await user.click(await screen.findByRole('button', { name: /النهاية/ }));
    expect(sound().currentTime).toBe(90);
  });
});
