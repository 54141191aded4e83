import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MediaPlayer } from '@/components/media-player/media-player';
import type { Recording } from '@/components/media-player/player-types';
import { createPlayerLink } from '@/components/media-player/use-player-link';
import { renderPage } from '@/tests/setup/render';

const FILM: Recording = {
  ...{ src: '/film.webm', stream: null, title: 'الطحن', seconds: 15, bytes: 1_000, poster: null },
  kind: 'video',
};

it('a line that was pressed before the player was there is played once it is', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const moved = vi.spyOn(HTMLMediaElement.prototype, 'currentTime', 'set');
  const link = createPlayerLink();
  link.playFrom(6);
  renderPage(<MediaPlayer recording={FILM} link={link} />);
  await waitFor(() => expect(moved.mock.calls).toEqual([[6]]));
  expect(play).toHaveBeenCalledOnce();
});
