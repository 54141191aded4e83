/** The properties of a film or sound. Codecs are mediabunny's names; `other` is one that it does not know. */
export interface Read {
  container: string;
  /** null: it has no such track */
  video: string | null;
  audio: string | null;
  width: number | null;
  height: number | null;
  seconds: number | null;
}

interface Container {
  video: readonly string[];
  audio: readonly string[];
  /** the media type of a film, and of a sound */
  mime: { video: string; audio: string };
}

const mp4 = { video: 'video/mp4', audio: 'audio/mp4' };
const sound = (mime: string, audio: readonly string[]): Container => ({
  video: [],
  audio,
  mime: { video: mime, audio: mime },
});

/** Codecs that all current browsers play, by mediabunny's names. */
const PLAYED: Record<string, Container> = {
  MP4: { video: ['avc', 'vp9', 'av1'], audio: ['aac', 'mp3', 'opus', 'flac'], mime: mp4 },
  'QuickTime File Format': { video: ['avc'], audio: ['aac'], mime: mp4 },
  WebM: {
    video: ['vp8', 'vp9', 'av1'],
    audio: ['opus', 'vorbis'],
    mime: { video: 'video/webm', audio: 'audio/webm' },
  },
  MP3: sound('audio/mpeg', ['mp3']),
  WAVE: sound('audio/wav', ['pcm-u8', 'pcm-s16', 'pcm-s24', 'pcm-f32']),
  Ogg: sound('audio/ogg', ['opus', 'vorbis', 'flac']),
  FLAC: sound('audio/flac', ['flac']),
  ADTS: sound('audio/aac', ['aac']),
};

/** The part of a recording that browsers cannot play. */
export type Unplayed = 'container' | 'tracks' | 'video' | 'audio';

/** Returns why browsers cannot play it; null if they can. */
export function unplayedOf({ container, video, audio }: Read): Unplayed | null {
  const played = Object.hasOwn(PLAYED, container) ? PLAYED[container] : undefined;
  if (!played) return 'container';
  if (!video && !audio) return 'tracks';
  if (video && !played.video.includes(video)) return 'video';
  if (audio && !played.audio.includes(audio)) return 'audio';
  return null;
}

/** The media type under which browsers play it, whatever its name says. */
export function mimeOf({ container, video }: Read): string | undefined {
  return PLAYED[container]?.mime[video ? 'video' : 'audio'];
}
