import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lookAtRecording } from '@/lib/client/recordings/look-at';

const FILES = join(import.meta.dirname, '../../../server/recordings/files');
const TYPES: Record<string, string> = {
  mkv: 'video/x-matroska',
  avi: 'video/x-msvideo',
  mov: 'video/quicktime',
};

const chosen = (name: string, type = TYPES[name.slice(-3)] ?? 'video/mp4') =>
  new File([readFileSync(join(FILES, name))], name, { type });

// This environment has no WebCodecs, as some browsers have none: nothing can be converted in it.
it.each([
  ['hevc.mp4', 'video', 'HEVC'],
  ['part2.mp4', 'video', null],
  ['ac3.mov', 'audio', 'AC-3'],
  ['film.mkv', 'container', null],
  ['film.avi', 'container', null],
])('%s is known before it is sent: browsers do not play its %s', async (name, why, codec) => {
  expect(await lookAtRecording(chosen(name))).toEqual({ why, codec, isConvertible: false });
});

it('a film whose type the browser does not know is looked at by its name', async () => {
  expect(await lookAtRecording(chosen('film.mkv', ''))).toMatchObject({ why: 'container' });
});

it.each(['good.mp4', 'good.webm', 'good.mp3', 'good.flac'])('nothing is said about %s', async (name) => {
  expect(await lookAtRecording(chosen(name))).toBeNull();
});

it('another file, and a damaged film, are left to the server', async () => {
  expect(await lookAtRecording(new File(['%PDF-1.4'], 'درس.pdf', { type: 'application/pdf' }))).toBeNull();
  const half = readFileSync(join(FILES, 'good.mp4')).subarray(0, 3_000);
  expect(await lookAtRecording(new File([half], 'a.mp4', { type: 'video/mp4' }))).toBeNull();
});
