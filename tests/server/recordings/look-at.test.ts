import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { storage } from '@/lib/server/adapters/storage/choose';
import { productFileKey } from '@/lib/server/files/kept-upload';
import { newId } from '@/lib/server/ids';
import { readRecording } from '@/lib/server/recordings/read';
import { lookAt } from '@/lib/server/recordings/service';

const FILES = join(import.meta.dirname, 'files');

async function store(content: Buffer) {
  const key = productFileKey(newId());
  await storage().put(key, Readable.from([content]), content.length);
  return key;
}
const look = async (content: Buffer) => lookAt(await store(content), content.length, 'video');
const of = (name: string) => readFileSync(join(FILES, name));

it.each([
  ['hevc.mp4', 'recordingVideo'],
  ['part2.mp4', 'recordingVideo'],
  ['ac3.mov', 'recordingSound'],
  ['film.mkv', 'recordingContainer'],
  ['film.avi', 'recordingContainer'],
])('browsers cannot play %s: %s', async (name, problem) => {
  expect(await look(of(name))).toMatchObject({ problem: `kinds-courses:wrong.${problem}`, mime: undefined });
});

it.each([
  ['cut off in its middle', of('good.mp4').subarray(0, 3_000)],
  ['with a wrong length of its boxes', Buffer.from(of('good.mp4')).fill(0xff, 32, 64)],
])('a film %s is refused', async (_, content) => {
  expect((await look(content)).problem).toMatch(/^kinds-courses:wrong\.recording/);
});

it('a film that keeps its reader busy for ever is given up', async () => {
  const endless = Buffer.concat([of('good.webm').subarray(0, 60), Buffer.alloc(5_000, 7)]);
  expect(await readRecording(await store(endless), endless.length, 2)).toBe('damaged');
});

it.each([
  ['good.mp4', 'video', 'video/mp4', 64, 36],
  ['good.webm', 'video', 'video/webm', 64, 36],
  ['good.mp3', 'audio', 'audio/mpeg', null, null],
  ['good.m4a', 'audio', 'audio/mp4', null, null],
  ['good.ogg', 'audio', 'audio/ogg', null, null],
  ['good.wav', 'audio', 'audio/wav', null, null],
  ['good.flac', 'audio', 'audio/flac', null, null],
])('browsers play %s, and its length and size are known', async (name, kind, mime, width, height) => {
  expect(await look(of(name))).toEqual({ kind, mime, width, height, seconds: 1, problem: null });
});

it('what no real film says about itself is not believed', async () => {
  const film = Buffer.from(of('good.mp4'));
  const header = film.indexOf('mvhd');
  // The time scale: a second has one part instead of a thousand.
  film.writeUInt32BE(1, header + 16);
  film.writeUInt32BE(4_000_000_000, header + 20);
  expect((await look(film)).seconds ?? 0).toBeLessThanOrEqual(86_400);
});
