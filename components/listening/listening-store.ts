import { useSyncExternalStore } from 'react';
import type { PlayerHandle } from '@/components/media-player/player-types';
import type { StoredImage } from '@/components/ui/picture';

/** An episode that can be heard now. */
export interface Episode {
  lessonId: string;
  title: string;
  /** its own cover, or that of the series */
  picture: StoredImage | null;
}

/** The open episodes of a series, in order, and where they are heard: in a purchase, or at the product. */
export interface Queue {
  by: 'purchase' | 'product';
  id: string;
  title: string;
  creator: string;
  episodes: readonly Episode[];
}

interface Listening {
  queue: Queue | null;
  lessonId: string;
  /** the second at which it was asked to begin; null: where its listener stopped */
  startAt: number | null;
  isPaused: boolean;
  /** the one element that plays all episodes; null while nothing is heard */
  sound: HTMLAudioElement | null;
  /** null until the player is loaded */
  player: (Omit<PlayerHandle, 'picture'> & { toggle(): void }) | null;
}

const NOTHING: Listening = {
  queue: null,
  lessonId: '',
  startAt: null,
  isPaused: true,
  sound: null,
  player: null,
};
let listening = NOTHING;
const listeners = new Set<() => void>();

/** Says something new of what is heard. The player does so, and pages that ask for something. */
export function setListening(part: Partial<Listening>): void {
  listening = { ...listening, ...part };
  for (const notify of listeners) notify();
}

export const getListening = (): Listening => listening;

/** Hears an episode, from a second on where one is given. The player is loaded when it is first needed. */
export function playEpisode(queue: Queue, lessonId: string, startAt: number | null = null): void {
  const { sound, player, isPaused } = listening;
  if (!isHeard(listening, queue, lessonId)) {
    setListening({ queue, lessonId, startAt, sound: sound ?? makeSound(), player: null });
  } else if (startAt !== null) player?.playFrom(startAt);
  else if (isPaused) player?.toggle();
}

/** Whether it is this episode that the player holds, playing or paused. */
export const isHeard = ({ queue, lessonId }: Listening, of: Queue, asked: string): boolean =>
  queue?.by === of.by && queue.id === of.id && lessonId === asked;

/** Phones let a sound play later only if it was made and touched in a press. */
function makeSound(): HTMLAudioElement {
  const sound = new Audio();
  sound.preload = 'none';
  sound.load();
  return sound;
}

/** Ends it: the player goes away and forgets what was heard. */
export const stopListening = (): void => setListening(NOTHING);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** A part of what is heard; its component is drawn again only when this part changes. */
export function useListening<T>(choose: (listening: Listening) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => choose(listening),
    () => choose(NOTHING),
  );
}
