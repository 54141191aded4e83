import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EpisodeChapters } from '@/components/kinds/courses/series/episode-chapters';
import { ListenButton } from '@/components/kinds/courses/series/listen-button';
import { SeriesContext } from '@/components/kinds/courses/use-course-words';
import {
  getListening,
  playEpisode,
  type Queue,
  setListening,
  stopListening,
} from '@/components/listening/listening-store';
import { Messages } from '@/lib/i18n/page-messages';
import { renderPage } from '@/tests/setup/render';

// jsdom plays nothing.
vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});

const queue: Queue = {
  by: 'purchase',
  id: 'the purchase',
  title: 'حكايات',
  creator: 'دار القلم',
  episodes: ['first', 'second'].map((lessonId) => ({ lessonId, title: lessonId, picture: null })),
};

beforeEach(() => act(stopListening));

/** The player as it is once it is loaded. */
function held(lessonId: string, { isPaused = false, now = 0 } = {}) {
  const player = { playFrom: vi.fn(), now: () => now, toggle: vi.fn() };
  act(() => {
    playEpisode(queue, lessonId);
    setListening({ isPaused, player });
  });
  return player;
}

describe('the button of a series in the library', () => {
  const show = async (facts: { hasBegun?: boolean; isDone?: boolean } = {}) => {
    const view = renderPage(
      <Messages of={['course-room']}>
        <SeriesContext value>
          <ListenButton queue={queue} lessonId="first" hasBegun={false} isDone={false} {...facts} />
        </SeriesContext>
      </Messages>,
    );
    await screen.findByRole('button');
    return view;
  };

  it('begins the series where nothing of it is heard', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'ابدأ الاستماع' }));
    expect(getListening()).toMatchObject({ queue, lessonId: 'first' });
  });

  it('pauses the episode that plays, though another one would be next', async () => {
    const { toggle } = held('second');
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'أوقف مؤقتًا' }));
    expect(toggle).toHaveBeenCalledOnce();
    expect(getListening().lessonId).toBe('second');
  });

  it('goes on with the episode that the player holds', async () => {
    const { toggle } = held('second', { isPaused: true });
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'تابع الاستماع' }));
    expect(toggle).toHaveBeenCalledOnce();
  });

  it('begins again where all is complete', async () => {
    const { toggle } = held('second', { isPaused: true });
    const { user } = await show({ hasBegun: true, isDone: true });
    await user.click(screen.getByRole('button', { name: 'استمع من جديد' }));
    expect(getListening().lessonId).toBe('first');
    expect(toggle).not.toHaveBeenCalled();
  });

  it('begins where another series is heard', async () => {
    act(() => playEpisode({ ...queue, id: 'another' }, 'first'));
    await show();
    expect(screen.getByRole('button', { name: 'ابدأ الاستماع' })).toBeVisible();
  });
});

describe('the chapters of an episode on its page', () => {
  const chapters = [
    { at: 0, title: 'البداية' },
    { at: 90, title: 'النهاية' },
  ];
  const show = async () => {
    const view = renderPage(
      <Messages of={['kinds-courses']}>
        <EpisodeChapters queue={queue} lessonId="first" chapters={chapters} />
      </Messages>,
    );
    await screen.findAllByRole('button');
    return view;
  };
  const current = () => screen.queryByRole('button', { current: true });

  it('show none as heard while the player holds another episode', async () => {
    held('second', { now: 100 });
    await show();
    expect(current()).toBeNull();
  });

  it('show which one is heard, and follow the sound', async () => {
    held('first', { now: 10 });
    await show();
    expect(current()).toHaveTextContent('البداية');
    act(() => {
      setListening({ player: { playFrom: vi.fn(), now: () => 95, toggle: vi.fn() } });
      getListening().sound?.dispatchEvent(new Event('timeupdate'));
    });
    expect(current()).toHaveTextContent('النهاية');
  });

  it('are heard from their beginning at a press', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: /النهاية/ }));
    expect(getListening()).toMatchObject({ lessonId: 'first', startAt: 90 });
  });
});
