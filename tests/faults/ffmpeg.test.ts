import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { lookArgs, runFfmpeg } from '@/lib/server/recordings/ffmpeg';
import { makeArgs, readLook, renditionsOf } from '@/lib/server/streams/renditions';
import { FFMPEG, hasFfmpeg } from '@/tests/setup/fake-ffmpeg';
import { scratchFolder } from '@/tests/setup/scratch-folder';

const folder = scratchFolder('films');
const source = join(folder, 'source');
const run = (args: readonly string[]) => runFfmpeg(FFMPEG, args, { folder, seconds: 60 });
const look = (path: string) => run(lookArgs(path)).catch(({ said }: { said: string }) => said);

beforeEach((context) => {
  context.skip(!hasFfmpeg(), 'FFmpeg is not installed, and only root may install it');
});

beforeAll(async () => {
  if (!hasFfmpeg()) return;
  mkdirSync(folder, { recursive: true });
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=s=854x480:d=8:r=24', '-f', 'lavfi', '-i', 'sine=d=8'];
  const codecs = ['-c:v', 'libx265', '-x265-params', 'log-level=none', '-preset', 'ultrafast', '-c:a', 'aac'];
  await run([...picture, ...codecs, '-f', 'mov', source]);
});

test('a phone’s film becomes copies that browsers play, in segments that each begin with a whole picture', async () => {
  const film = readLook(await look(source));
  expect(film).toMatchObject({ width: 854, height: 480, hasSound: true, seconds: 8 });
  const renditions = renditionsOf(film as NonNullable<typeof film>);
  expect(renditions.map(({ name }) => name)).toEqual(['360', '480', 'audio']);
  for (const rendition of renditions) await run(makeArgs(source, rendition));
  for (const { name, size } of renditions) {
    const playlist = readFileSync(join(folder, `${name}.m3u8`), 'utf8');
    expect(playlist).toMatch(new RegExp(`#EXT-X-MAP:URI="${name}.mp4",BYTERANGE="\\d+@0"`));
    expect(playlist.match(/#EXT-X-BYTERANGE/g)).toHaveLength(2);
    const said = await look(join(folder, `${name}.mp4`));
    expect(said).toContain('Audio: aac');
    if (size) expect(said).toMatch(new RegExp(`Video: h264 \\(Main\\).*${size.width}x${size.height}`));
  }
});

test('a playlist under the name of a film reads no other file of the machine', async () => {
  const hostile = join(folder, 'hostile.mov');
  writeFileSync(hostile, `#EXTM3U\n#EXTINF:1,\nfile://${source}\n#EXT-X-ENDLIST\n`);
  expect(readLook(await look(hostile))).toBeNull();
  writeFileSync(hostile, `ffconcat version 1.0\nfile '${source}'\n`);
  expect(readLook(await look(hostile))).toBeNull();
});

test('one that takes too long is ended', async () => {
  const endless = ['-f', 'lavfi', '-i', 'testsrc2=s=1920x1080:r=60', '-f', 'null', '-'];
  const ended = runFfmpeg(FFMPEG, endless, { folder, seconds: 1 });
  await expect(ended).rejects.toMatchObject({ tookTooLong: true });
});
