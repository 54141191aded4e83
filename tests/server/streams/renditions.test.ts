import { expect, it } from 'vitest';
import { mainPlaylist, makeArgs, readLook, renditionsOf } from '@/lib/server/streams/renditions';

const namesOf = (width: number, height: number, hasSound = true) =>
  renditionsOf({ width, height, hasSound }).map(({ name }) => name);

it.each([
  [1920, 1080, ['360', '720', '1080', 'audio']],
  [3840, 2160, ['360', '720', '1080', 'audio']],
  [1280, 720, ['360', '720', 'audio']],
  [854, 480, ['360', '480', 'audio']],
  [320, 240, ['240', 'audio']],
  [64, 36, ['36', 'audio']],
])('a film of %d × %d gets no copy that is larger', (width, height, names) => {
  expect(namesOf(width, height)).toEqual(names);
});

it('a film without sound has no copy of it', () => {
  expect(namesOf(1280, 720, false)).toEqual(['360', '720']);
});

it('an upright film is measured by its shorter side, and all sides are even', () => {
  const [small] = renditionsOf({ width: 1080, height: 1919, hasSound: false });
  expect(small?.size).toEqual({ width: 360, height: 640 });
});

it('FFmpeg reads no other kinds of files, and no other addresses', () => {
  const [rendition] = renditionsOf({ width: 640, height: 360, hasSound: true });
  const args = makeArgs('/a/source', rendition as never);
  expect(args[args.indexOf('-protocol_whitelist') + 1]).toBe('file');
  expect(args[args.indexOf('-format_whitelist') + 1]).not.toMatch(/hls|concat|image2|lavfi/);
  expect(args.indexOf('-format_whitelist')).toBeLessThan(args.indexOf('-i'));
});

it('what FFmpeg says about a turned film of a phone is read', () => {
  const said = `Duration: 00:01:02.50, start: 0.000000
  Stream #0:0[0x1](und): Video: hevc (Main 10) (hvc1 / 0x31637668), yuv420p10le(tv), 1920x1080, 9000 kb/s, 30 fps
      displaymatrix: rotation of -90.00 degrees
  Stream #0:1[0x2](und): Audio: aac (LC) (mp4a / 0x6134706D), 44100 Hz, mono`;
  expect(readLook(said)).toEqual({ width: 1080, height: 1920, hasSound: true, seconds: 62.5 });
  expect(readLook('source: Invalid data found when processing input')).toBeNull();
});

it('the main playlist names each size, and the sound as no size', () => {
  const parts = renditionsOf({ width: 1280, height: 720, hasSound: true });
  const rows = parts.map(({ size, ...part }) => ({
    ...part,
    width: size?.width ?? null,
    height: size?.height ?? null,
  }));
  const words = mainPlaylist(rows);
  expect(words).toContain('RESOLUTION=1280x720,CODECS="avc1.4d401f,mp4a.40.2"\n720.m3u8');
  expect(words).not.toContain('audio');
});
