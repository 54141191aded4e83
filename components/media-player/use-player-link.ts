import { useState } from 'react';
import type { PlayerHandle } from './player-types';

/** The way to a player from elsewhere on the page. */
export interface PlayerLink extends Omit<PlayerHandle, 'now'> {
  /** the second that is shown now, or will be shown first; null where nothing is known of it yet */
  now(): number | null;
  /** Says which player it is. @returns how to leave */
  attach(player: PlayerHandle): () => void;
}

/** A player comes after its page. Where it should play before that is kept, and done once it is there. */
export function createPlayerLink(): PlayerLink {
  let player: PlayerHandle | null = null;
  let wanted: number | null = null;
  return {
    playFrom: (seconds) => {
      if (player) player.playFrom(seconds);
      else wanted = seconds;
    },
    now: () => player?.now() ?? wanted,
    picture: () => player?.picture() ?? null,
    attach: (next) => {
      player = next;
      if (wanted !== null) next.playFrom(wanted);
      wanted = null;
      return () => {
        if (player === next) player = null;
      };
    },
  };
}

/** The link to the player of a page; give it to the player and to whoever asks something of it. */
export function usePlayerLink(): PlayerLink {
  const [link] = useState(createPlayerLink);
  return link;
}
