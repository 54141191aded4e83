import 'server-only';
import { lookArgs } from '@/lib/server/recordings/ffmpeg';

/** A copy of a film in one size, or its sound alone. */
export interface Rendition {
  /** `audio`, or the pixels of the shorter side: `720` */
  name: string;
  /** null for the sound alone */
  size: { width: number; height: number } | null;
  /** bits a second at most */
  bandwidth: number;
}

export interface Film {
  width: number;
  height: number;
  hasSound: boolean;
}

const SIDES = [360, 720, 1080];
const SOUND = { film: 96_000, alone: 64_000 };
/** A size that is so close to another is not worth its room. */
const CLOSE = 1.2;

/** Bits a second of the picture, and what it is called in playlists: H.264, profile main. */
const LEVELS = [
  { upTo: 360, bits: 800_000, level: '3.0', codec: 'avc1.4d401e' },
  { upTo: 540, bits: 1_400_000, level: '3.1', codec: 'avc1.4d401f' },
  { upTo: 720, bits: 2_500_000, level: '3.1', codec: 'avc1.4d401f' },
  { upTo: 1080, bits: 5_000_000, level: '4.0', codec: 'avc1.4d4028' },
] as const;

const levelOf = (side: number) => LEVELS.find(({ upTo }) => side <= upTo) ?? LEVELS[3];

/** The copies to make of a film, the smallest first, then its sound alone. None is larger than the film. */
export function renditionsOf({ width, height, hasSound }: Film): Rendition[] {
  const side = Math.min(width, height);
  const most = Math.min(side, 1080);
  const kept = SIDES.filter((each) => each <= side);
  const last = kept.at(-1) ?? 0;
  const sides = most > last * CLOSE ? [...kept, even(most)] : kept;
  const films = sides.map((each): Rendition => {
    const size = { width: even((width * each) / side), height: even((height * each) / side) };
    const bandwidth = levelOf(each).bits + (hasSound ? SOUND.film : 0);
    return { name: String(each), size, bandwidth };
  });
  return hasSound ? [...films, { name: 'audio', size: null, bandwidth: SOUND.alone }] : films;
}

/** H.264 takes even sides only. */
const even = (pixels: number) => Math.max(2, Math.round(pixels / 2) * 2);

const SEGMENT_SECONDS = 6;

/** Returns FFmpeg's arguments for one copy: one file and its playlist, in the folder where it runs. */
export function makeArgs(source: string, { name, size }: Rendition): string[] {
  return [
    '-loglevel',
    'error',
    ...lookArgs(source),
    '-sn',
    '-dn',
    '-map_metadata',
    '-1',
    '-map_chapters',
    '-1',
    '-threads',
    '2',
    ...(size ? filmArgs(Number(name), size) : ['-vn']),
    '-map',
    size ? '0:a:0?' : '0:a:0',
    '-c:a',
    'aac',
    '-b:a',
    String(size ? SOUND.film : SOUND.alone),
    '-ac',
    '2',
    '-ar',
    '48000',
    '-f',
    'hls',
    '-hls_time',
    String(SEGMENT_SECONDS),
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
    '-hls_flags',
    'single_file',
    '-hls_segment_filename',
    `${name}.mp4`,
    `${name}.m3u8`,
  ];
}

function filmArgs(side: number, { width, height }: { width: number; height: number }): string[] {
  const { bits, level } = levelOf(side);
  return [
    '-map',
    '0:v:0',
    '-vf',
    `scale=${width}:${height},setsar=1,format=yuv420p`,
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-profile:v',
    'main',
    '-level',
    level,
    '-crf',
    '23',
    '-maxrate',
    String(bits),
    '-bufsize',
    String(2 * bits),
    '-sc_threshold',
    '0',
    // Each segment begins with a picture that needs no other one.
    '-force_key_frames',
    `expr:gte(t,n_forced*${SEGMENT_SECONDS})`,
  ];
}

/** What FFmpeg says about a film on its error output. @returns null where it is not a film */
export function readLook(said: string): (Film & { seconds: number | null }) | null {
  const picture = /Stream #0:\d+.*?: Video: .*?[ ,](\d{2,5})x(\d{2,5})[ ,]/.exec(said);
  if (!picture) return null;
  const [width, height] = [Number(picture[1]), Number(picture[2])];
  const isTurned = /rotation of -?(?:90|270)/.test(said);
  const length = /Duration: (\d+):(\d\d):(\d\d(?:\.\d+)?)/.exec(said)?.slice(1).map(Number);
  const [hours = 0, minutes = 0, seconds = 0] = length ?? [];
  return {
    ...(isTurned ? { width: height, height: width } : { width, height }),
    hasSound: /Stream #0:\d+.*?: Audio: /.test(said),
    seconds: length ? hours * 3600 + minutes * 60 + seconds : null,
  };
}

/** The playlist that names all copies of a film. */
export function mainPlaylist(
  parts: readonly { name: string; width: number | null; height: number | null; bandwidth: number }[],
): string {
  const films = parts.filter(({ name }) => name !== 'audio');
  const sound = films.length < parts.length ? ',mp4a.40.2' : '';
  const lines = films.flatMap(({ name, width, height, bandwidth }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height},CODECS="${levelOf(Number(name)).codec}${sound}"`,
    `${name}.m3u8`,
  ]);
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, ''].join('\n');
}
