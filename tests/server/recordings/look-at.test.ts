import { mkdirSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { storage } from '@/lib/server/adapters/storage/choose';
import { type Env, env } from '@/lib/server/env';
import { productFileKey } from '@/lib/server/files/kept-upload';
import { newId } from '@/lib/server/ids';
import { isDecoded } from '@/lib/server/recordings/decode';
import { readRecording } from '@/lib/server/recordings/read';
import { lookAt } from '@/lib/server/recordings/service';
import { fakeFfmpeg } from '@/tests/setup/fake-ffmpeg';

const settings = globalThis as typeof globalThis & { qeemaEnv?: Env };
const before = env();

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

/** The film with its tables first, so that they are there although its pictures are not. */
function tablesFirst(film: Buffer): Buffer {
  const at = film.indexOf('moov') - 4;
  const tables = Buffer.from(film.subarray(at));
  for (let box = tables.indexOf('stco'); box > 0; box = tables.indexOf('stco', box + 4)) {
    const places = tables.readUInt32BE(box + 8);
    for (let place = 0; place < places; place++) {
      const offset = box + 12 + 4 * place;
      tables.writeUInt32BE(tables.readUInt32BE(offset) + tables.length, offset);
    }
  }
  return Buffer.concat([film.subarray(0, 32), tables, film.subarray(32, at)]);
}

/** The sound with another number in its header. */
function sound(name: 'samples a second' | 'bytes of sound', number: number): Buffer {
  const wave = Buffer.from(of('good.wav'));
  wave.writeUInt32LE(number, name === 'samples a second' ? 24 : wave.indexOf('data') + 4);
  return wave;
}

it.each([
  ['a film cut off in its middle', of('good.mp4').subarray(0, 3_000)],
  ['a film cut off after its tables', tablesFirst(of('good.mp4')).subarray(0, 4_500)],
  ['a WebM that ends after its header', of('good.webm').subarray(0, 600)],
  ['a film with a wrong length of its boxes', Buffer.from(of('good.mp4')).fill(0xff, 32, 64)],
  ['a sound that announces ten hours', sound('bytes of sound', 36_000 * 16_000)],
  ['a sound so slow that it takes hours', sound('samples a second', 1)],
  ['a sound of no length', of('good.wav').subarray(0, of('good.wav').indexOf('data') + 8)],
  ['a picture without the sound that it belongs to', of('good.mp3').subarray(0, 20)],
  ['a paper', Buffer.from('%PDF-1.4\n% a paper')],
])('%s is refused', async (_, content) => {
  expect((await look(content)).problem).toMatch(/^kinds-courses:wrong\.recording/);
});

it('a film with its tables first is played', async () => {
  expect(await look(tablesFirst(of('good.mp4')))).toMatchObject({ seconds: 1, problem: null });
});

it.each([
  ['decodes', '', null],
  ['decodes nothing of', ': > decoded.txt; exit 0', 'recordingUnreadable'],
  ['cannot open', 'exit 1', 'recordingUnreadable'],
])('where it is set, FFmpeg judges: a film that it %s', async (_, also, problem) => {
  settings.qeemaEnv = { ...before, FFMPEG_PATH: fakeFfmpeg('', also) };
  const found = await look(of('good.mp4'));
  settings.qeemaEnv = before;
  expect(found.problem).toBe(problem && `kinds-courses:wrong.${problem}`);
});

it('a film that FFmpeg does not decode in time is not taken for damaged', async () => {
  settings.qeemaEnv = { ...before, FFMPEG_PATH: fakeFfmpeg('', 'sleep 30') };
  const isDecodedSoon = isDecoded(await store(of('good.mp4')), 'video', 1);
  expect(await isDecodedSoon.finally(() => (settings.qeemaEnv = before))).toBe(true);
});

it('a check removes the folder of one that was killed, and leaves the others', async () => {
  const streams = join(before.DATA_DIR, 'streams');
  for (const name of ['check-old', 'check-new', 'film']) mkdirSync(join(streams, name), { recursive: true });
  for (const name of ['check-old', 'film']) utimesSync(join(streams, name), 0, 0);
  settings.qeemaEnv = { ...before, FFMPEG_PATH: fakeFfmpeg() };
  await look(of('good.mp4')).finally(() => (settings.qeemaEnv = before));
  expect(readdirSync(streams).sort()).toEqual(['check-new', 'film']);
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
