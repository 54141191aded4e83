/** The copies that there are of a film. */
interface Stream {
  /** pixels of the shorter side, the smallest first */
  sides: readonly number[];
  /** there is one of its sound alone */
  hasSound: boolean;
}

/** Which copy is played: one that fits the connection, one size, or the sound alone. */
export type Quality = 'auto' | 'sound' | number;

/** What is played. */
export interface Recording {
  src: string;
  /** a film in several sizes: copies are at `{src}/720.m3u8`, all of them at `{src}/main.m3u8` */
  stream: Stream | null;
  kind: 'video' | 'audio';
  /** for screen readers, and the lock screen */
  title: string;
  /** null where it is not known before the recording is loaded */
  seconds: number | null;
  bytes: number;
  /** the address of the picture that a film shows before it plays */
  poster?: string | null;
}

/** A line of captions, shown from one second to another. */
export interface Cue {
  from: number;
  to: number;
  text: string;
}

/** The captions of one language. */
export interface Captions {
  /** as in `lang`: `ar`, `en` */
  language: string;
  cues: readonly Cue[];
}

/** What was played since the last report. */
export interface Watched {
  /** seconds, each from and to */
  ranges: [from: number, to: number][];
  /** where it stands now, in seconds */
  position: number;
  /** whether the viewer chose the position by a jump */
  isChosen: boolean;
  /** the page goes away: what is sent must not need it */
  isLast: boolean;
}

/** What the page around a player may ask of it. */
export interface PlayerHandle {
  /** Jumps there, and plays. */
  playFrom(seconds: number): void;
  /** the second that is shown now */
  now(): number;
  /** the film as it stands now; null for a sound */
  picture(): HTMLVideoElement | null;
}
