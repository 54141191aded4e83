import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ListeningHost } from '@/components/listening/listening-host';
import { getListening, playEpisode, type Queue, stopListening } from '@/components/listening/listening-store';
import { ApiError } from '@/lib/client/api-error';
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
/** The server says so of the position that it knows. */
const HEARD_AT = '2026-01-01T10:00:00.000Z';
let refusal: ApiError | null = null;
let links = 0;
const reports: { lessonId: string; position: number }[] = [];

beforeEach(() => {
  act(stopListening);
  sessionStorage.clear();
  reports.length = 0;
  // jsdom plays nothing: the element says what a browser would.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { value: false, configurable: true });
    this.dispatchEvent(new Event('play'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { value: true, configurable: true });
    this.dispatchEvent(new Event('pause'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  refusal = null;
  vi.mocked(call).mockImplementation((async ({ id }: { id: string }, { params, body }: Asked) => {
    if (refusal) throw refusal;
    if (id === 'createLessonLink' || id === 'createShownLink') {
      links += 1;
      return { url: `/sound/${params.lessonId}?link=${links}`, stream: null, isPlayable: true };
    }
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
      ...(id === 'getLesson'
        ? { progress: { isComplete: false, percent: 10, position: 42, positionAt: HEARD_AT } }
        : {}),
    };
  }) as never);
});

const sound = () => document.querySelector('audio') as HTMLAudioElement;

async function hear(lessonId = 'episode 1', of = queue) {
  const view = renderPage(<ListeningHost />);
  act(() => playEpisode(of, lessonId));
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

  it('begins where its listener stopped in a free episode, once they have bought the series', async () => {
    const free: Queue = { ...queue, by: 'product', id: 'the product' };
    const { unmount } = await hear('episode 1', free);
    act(() => {
      sound().dispatchEvent(new Event('seeking'));
      sound().currentTime = 75;
      sound().dispatchEvent(new Event('pause'));
    });
    expect(reports).toEqual([]);
    act(stopListening);
    unmount();
    await hear();
    act(() => void sound().dispatchEvent(new Event('loadedmetadata')));
    expect(sound().currentTime).toBe(75);
  });

  it('goes on with the next episode by itself', async () => {
    await hear();
    act(() => void sound().dispatchEvent(new Event('ended')));
    await waitFor(() => expect(sound().src).toContain('/sound/episode%202'));
    expect(await screen.findByText('التاجر')).toBeVisible();
  });

  it.each([false, true])(
    'stops at the end of the episode when its listener wanted to sleep (repeated: %s)',
    async (isRepeated) => {
      const { user } = await hear();
      await user.click(screen.getByRole('button', { name: 'كل أزرار التشغيل' }));
      if (isRepeated) await user.click(screen.getByRole('button', { name: 'كرّر الحلقة' }));
      await user.click(screen.getByRole('button', { name: /مؤقت النوم/ }));
      await user.click(await screen.findByRole('menuitemradio', { name: 'في نهاية الحلقة' }));
      const { play } = HTMLMediaElement.prototype;
      vi.mocked(play).mockClear();
      act(() => void sound().dispatchEvent(new Event('ended')));
      expect(sound().src).toContain('/sound/episode%201');
      expect(play).not.toHaveBeenCalled();
    },
  );

  it('goes to a chapter at a press', async () => {
    const { user } = await hear();
    await user.click(screen.getByRole('button', { name: 'كل أزرار التشغيل' }));
    await user.click(await screen.findByRole('button', { name: /النهاية/ }));
    expect(sound().currentTime).toBe(90);
  });

  it('opens the episode again where its sound broke off, once', async () => {
    await hear();
    const before = sound().src;
    act(() => void sound().dispatchEvent(new Event('error')));
    await waitFor(() => expect(sound().src).not.toBe(before));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => void sound().dispatchEvent(new Event('error')));
    expect(await screen.findByRole('alert')).toHaveTextContent('تعذّر تشغيل الحلقة');
    expect(screen.getByRole('button', { name: 'إعادة المحاولة' })).toBeVisible();
  });

  it('plays another episode after one that did not play', async () => {
    await hear();
    for (const _ of [1, 2]) {
      const before = sound().src;
      act(() => void sound().dispatchEvent(new Event('error')));
      await waitFor(() => expect(sound().src !== before || screen.queryByRole('alert')).toBeTruthy());
    }
    expect(await screen.findByRole('alert')).toHaveTextContent('تعذّر تشغيل الحلقة');
    act(() => playEpisode(queue, 'episode 2'));
    expect(await screen.findByRole('button', { name: 'كل أزرار التشغيل' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says why it may not be heard any more, and keeps nothing of it', async () => {
    await hear();
    refusal = new ApiError({ code: 'not_entitled', status: 403, detail: 'هذا المحتوى متاح لمن اشتراه فقط.' });
    act(() => {
      sound().currentTime = 50;
      sound().dispatchEvent(new Event('seeking'));
      sound().dispatchEvent(new Event('pause'));
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('متاح لمن اشتراه فقط');
    expect(sound()).not.toHaveAttribute('src');
    expect(screen.queryByRole('button', { name: 'تشغيل' })).toBeNull();
  });

  it('is silent while a film plays, and silences it', async () => {
    const film = document.body.appendChild(document.createElement('video'));
    await hear();
    await act(() => film.play());
    expect(sound().paused).toBe(true);
    await act(() => sound().play());
    expect(film.paused).toBe(true);
    film.remove();
  });

  it('goes away when another tab signs out', async () => {
    await hear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    expect(sound()).not.toBeNull();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(document.querySelector('audio')).toBeNull();
  });

  it('stays when the same member’s session is kept again, and goes away for somebody else', async () => {
    await hear();
    const keep = (from: string, to: string) => {
      const session = (id: string) => JSON.stringify({ user: { _id: id, name: 'سارة' } });
      const init = { key: 'session', oldValue: session(from), newValue: session(to) };
      act(() => void window.dispatchEvent(new StorageEvent('storage', init)));
    };
    keep('one', 'one');
    expect(sound()).not.toBeNull();
    keep('one', 'other');
    expect(document.querySelector('audio')).toBeNull();
  });

  it('is shown as not playing in lists once it was refused', async () => {
    await hear();
    expect(getListening().isPaused).toBe(false);
    refusal = new ApiError({ code: 'not_entitled', status: 403 });
    act(() => void sound().dispatchEvent(new Event('error')));
    await screen.findByRole('alert');
    expect(getListening().isPaused).toBe(true);
  });

  it.each([null, 90])(
    'is tried again at a press in a list once it was refused (from second %s)',
    async (at) => {
      await hear();
      refusal = new ApiError({
        code: 'not_entitled',
        status: 403,
        detail: 'هذا المحتوى متاح لمن اشتراه فقط.',
      });
      act(() => {
        sound().currentTime = 50;
        sound().dispatchEvent(new Event('error'));
      });
      await screen.findByRole('alert');
      vi.mocked(call).mockClear();
      act(() => playEpisode(queue, 'episode 1', at));
      await waitFor(() => expect(call).toHaveBeenCalled());
      expect(await screen.findByRole('alert')).toHaveTextContent('متاح لمن اشتراه فقط');
      refusal = null;
      act(() => playEpisode(queue, 'episode 1', at));
      await waitFor(() => expect(sound().src).toContain('/sound/episode%201'));
      expect(screen.queryByRole('alert')).toBeNull();
      if (at !== null) {
        act(() => void sound().dispatchEvent(new Event('loadedmetadata')));
        expect(sound().currentTime).toBe(at);
      }
    },
  );

  it('begins at the chapter that is pressed while it is opened', async () => {
    let answer = () => {};
    const opened = vi.mocked(call).getMockImplementation();
    vi.mocked(call).mockImplementation((async (...asked: Parameters<typeof call>) => {
      await new Promise<void>((done) => (answer = done));
      return opened?.(...asked);
    }) as never);
    renderPage(<ListeningHost />);
    act(() => playEpisode(queue, 'episode 1'));
    await screen.findByText('جارٍ الفتح…');
    act(() => playEpisode(queue, 'episode 1', 90));
    await waitFor(async () => {
      await act(async () => answer());
      expect(sound().src).toContain('/sound/episode%201');
    });
    act(() => void sound().dispatchEvent(new Event('loadedmetadata')));
    expect(sound().currentTime).toBe(90);
  });

  it('leads from the button of its panel into the panel by keyboard', async () => {
    const { user } = await hear();
    await user.click(screen.getByRole('button', { name: 'كل أزرار التشغيل' }));
    await user.tab();
    expect(screen.getByRole('button', { name: 'أغلق المشغّل' })).toHaveFocus();
    for (const name of [/الموضع/, 'الحلقة السابقة']) expect(screen.getAllByLabelText(name)).toHaveLength(2);
    await user.tab();
    expect(screen.getAllByLabelText('الموضع').at(-1)).toHaveFocus();
  });

  it('closes its panel with Escape, and leads back to the button', async () => {
    const { user } = await hear();
    const opener = screen.getByRole('button', { name: 'كل أزرار التشغيل' });
    await user.click(opener);
    await user.tab();
    await user.keyboard('{Escape}');
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(opener).toHaveFocus();
  });
});
