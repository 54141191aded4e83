import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from './scratch-folder';

/** Debian's own. */
export const FFMPEG = '/usr/bin/ffmpeg';

/** Returns whether FFmpeg is installed; `scripts/prepare.mjs faults` installs it from Debian if it may. */
export const hasFfmpeg = (): boolean => existsSync(FFMPEG);

const LOOK = `Duration: 00:00:12.00, start: 0.0
  Stream #0:0(und): Video: hevc (Main), yuv420p(tv), 1280x720, 900 kb/s, 30 fps
  Stream #0:1(und): Audio: aac (LC), 48000 Hz, stereo`;

/**
 * A program that takes FFmpeg's place: it decodes every file, says that each film has 720 lines and a sound, and writes
 * copies of 1000 bytes with their playlists.
 * @param also shell lines that run before it makes a copy
 * @param alsoDecoding those that run before it decodes a file
 * @returns its path
 */
export function fakeFfmpeg(also = '', alsoDecoding = ''): string {
  const folder = scratchFolder('ffmpeg');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'ffmpeg');
  const lines = [
    '#!/bin/sh',
    'for last; do :; done',
    `if [ "$last" = decoded.txt ]; then ${alsoDecoding || ':'}; echo 0, 0, 0, 1, 1, x > decoded.txt; exit 0; fi`,
    `name=\${last%.m3u8}`,
    `if [ "$name" = "$last" ]; then echo '${LOOK}' >&2; exit 1; fi`,
    also,
    'printf "%1000s" x > "$name.mp4"',
    'printf "#EXTM3U\\n#EXT-X-BYTERANGE:1000@0\\n%s.mp4\\n" "$name" > "$name.m3u8"',
  ];
  writeFileSync(path, `${lines.join('\n')}\n`);
  chmodSync(path, 0o755);
  return path;
}
