import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { type Renditions, renderImage } from '@/lib/server/files/images';
import { rasterise } from '@/lib/server/files/rasterise';
import { expectQuick } from '@/tests/setup/durations';
import { bmp, pngBomb, svg } from './hostile';

const folder = mkdtempSync(join(tmpdir(), 'qeema-images-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The size of a drawing: a square takes ten times as long. */
const FLAT = 'width="100" height="10"';
const RED = { r: 255, g: 0, b: 0 };
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } });
const noise = (width: number, height: number) =>
  sharp(
    Uint8Array.from({ length: width * height * 3 }, (_, i) => (i * 7919) % 256),
    {
      raw: { width, height, channels: 3 },
    },
  );

/** Returns the colour in the middle of the widest rendition. */
async function middle({ list }: Renditions): Promise<number[]> {
  const { data, info } = await sharp(list.at(-1)?.data)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  return [...data.subarray(at, at + 3)];
}

const isRed = ([r = 0, g = 255, b = 255]: number[]) => r > 240 && g < 20 && b < 20;

const refusal = (content: Buffer) =>
  renderImage('member', content).then(
    () => 'accepted',
    (error) => error.code,
  );

describe('renderImage refuses', () => {
  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['text', Buffer.from('hello')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG inside HTML', Buffer.from('<html><svg xmlns="http://www.w3.org/2000/svg"></svg></html>')],
    ['a program', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(500)])],
    ['a PDF', Buffer.from('%PDF-1.4\n%EOF')],
    ['a GIF that is a script', Buffer.from(`GIF89a/*${'\0'.repeat(20)}*/=1;alert(1)`)],
    ['a WebP, which is not an accepted kind', Buffer.from('RIFF\x1a\0\0\0WEBPVP8L')],
  ])('%s', async (_, content) => {
    expect(await refusal(content)).toBe('unsupported_media');
  });

  it.each(['jpeg', 'png', 'gif'] as const)('half a %s', async (kind) => {
    const whole = await noise(80, 60)[kind]().toBuffer();
    expect(await refusal(whole.subarray(0, whole.length / 2))).toBe('unsupported_media');
  });

  it('a PNG of 16,000² pixels in 32 KB within half a second', async () => {
    const bomb = pngBomb(16_000);
    expect(bomb.length).toBeLessThan(40_000);
    await expectQuick(async () => {
      const began = performance.now();
      expect(await refusal(bomb)).toBe('too_large');
      return performance.now() - began;
    }, 500);
  });

  it('a picture too tall for its renditions', async () => {
    expect(await refusal(await plain(10, 17_000).png().toBuffer())).toBe('too_large');
  });

  it.each([
    ['is cut off', bmp({ width: 100, height: 100 }, Buffer.alloc(0)).subarray(0, 30), 'unsupported_media'],
    [
      'says it is larger than it is',
      bmp({ width: 100, height: 100 }, Buffer.alloc(300)),
      'unsupported_media',
    ],
    ['says it has 40,000² pixels', bmp({ width: 40_000, height: 40_000 }, Buffer.alloc(300)), 'too_large'],
    ['has no width', bmp({ width: 0, height: 10 }, Buffer.alloc(300)), 'unsupported_media'],
    ['has a negative width', bmp({ width: -10, height: 10 }, Buffer.alloc(300)), 'unsupported_media'],
    ['has the lowest possible height', bmp({ width: 1, height: -(2 ** 31) }, Buffer.alloc(300)), 'too_large'],
    ['has 7 bits a pixel', bmp({ width: 10, height: 10, bits: 7 }, Buffer.alloc(300)), 'unsupported_media'],
    [
      'is run-length encoded without an end',
      bmp({ width: 100, height: 100, bits: 8, compression: 1 }, Buffer.alloc(1100, 1)),
      'unsupported_media',
    ],
  ])('a BMP that %s', async (_, content, code) => {
    expect(await refusal(content)).toBe(code);
  });

  it.each([
    ['is not XML', Buffer.from('<svg><a></svg>'), 'unsupported_media'],
    ['has no size', svg('', 'width="0" height="0"'), 'unsupported_media'],
    ['is a thousand times as high as wide', svg('', 'width="1" height="1000"'), 'too_large'],
    [
      'declares entities',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><!DOCTYPE x [<!ENTITY a "b">]></svg>'),
      'unsupported_media',
    ],
    [
      'repeats its content a billion times',
      svg(
        `<rect id="a0" width="1" height="1"/>${Array.from(
          { length: 9 },
          (_, i) => `<g id="a${i + 1}">${`<use href="#a${i}"/>`.repeat(10)}</g>`,
        ).join('')}`,
      ),
      'unsupported_media',
    ],
    [
      'would need gigabytes of memory',
      svg(`${'<g opacity="0.99">'.repeat(900)}<rect width="100" height="100"/>${'</g>'.repeat(900)}`),
      'unsupported_media',
    ],
  ])('an SVG that %s', async (_, content, code) => {
    expect(await refusal(content)).toBe(code);
  });
});

it('an SVG that would take minutes to draw is stopped', async () => {
  const endless = svg(
    '<filter id="f"><feMorphology radius="200" operator="dilate"/></filter><rect filter="url(#f)" width="100" height="100"/>',
  );
  await expect(rasterise(endless, 1)).rejects.toMatchObject({ code: 'unsupported_media' });
});

describe('an SVG is drawn without', () => {
  it('scripts, and is kept as WebP', async () => {
    const content = svg(
      '<script>alert(1)</script><rect onload="alert(2)" width="100" height="100" fill="#f00"/>',
      FLAT,
    );
    const renditions = await renderImage('member', content);
    expect(isRed(await middle(renditions))).toBe(true);
    for (const { data } of renditions.list) {
      expect((await sharp(data).metadata()).format).toBe('webp');
      expect(data.includes('alert')).toBe(false);
    }
  });

  it('pictures from this machine, in any form that an SVG can name them', async () => {
    const path = join(folder, 'secret.png');
    writeFileSync(path, await plain(10, 10).png().toBuffer());
    const at = (href: string) => `${href}="${path}" width="100" height="100"`;
    const drawings = [
      svg(`<image ${at('href')}/>`, FLAT),
      svg(`<image ${at('xlink:href')}></image>`, FLAT),
      svg(`<image\n${at('href')}/>`, FLAT),
      svg(`<image ${at('href').replace(path, `file://${path}`)}/>`, FLAT),
      Buffer.from(`<s:svg xmlns:s="http://www.w3.org/2000/svg" ${FLAT}><s:image ${at('href')}/></s:svg>`),
      svg(
        `<filter id="f"><feImage ${at('href')}/></filter><rect filter="url(#f)" width="100" height="100"/>`,
      ),
    ];
    for (const drawing of drawings)
      expect(isRed(await middle(await renderImage('member', drawing))), drawing.toString()).toBe(false);
  });

  it('any request to the network', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await renderImage(
      'member',
      svg(
        `<style>@import url(${origin}/a.css); rect { fill: url(${origin}/b.svg#x) }</style>
        <image href="${origin}/c.png" width="9" height="9"/><use href="${origin}/d.svg#x"/><rect width="9" height="9"/>`,
        FLAT,
      ),
    );
    server.close();
    expect(asked).toEqual([]);
  });
});

describe('renderImage accepts', () => {
  it.each(['jpeg', 'png', 'gif'] as const)(
    'a %s image, and makes WebP renditions that are never wider than it',
    async (kind) => {
      const { width, height, list } = await renderImage('member', await plain(700, 350)[kind]().toBuffer());
      expect([width, height]).toEqual([700, 350]);
      expect(list.map((rendition) => rendition.width)).toEqual([96, 160, 320, 480, 640, 700]);
      for (const rendition of list) {
        const kept = await sharp(rendition.data).metadata();
        expect([kept.format, kept.width, kept.height]).toEqual([
          'webp',
          rendition.width,
          rendition.width / 2,
        ]);
      }
    },
  );

  it('a very wide image, and makes renditions of at most 1920 pixels', async () => {
    const { width, list } = await renderImage('member', await plain(3000, 100).png().toBuffer());
    expect(width).toBe(3000);
    expect(list.map((rendition) => rendition.width)).toEqual([96, 160, 320, 480, 640, 960, 1280, 1920]);
  });

  it('a very small image, and keeps its size', async () => {
    const { list } = await renderImage('member', await plain(3, 2).png().toBuffer());
    expect(list.map((rendition) => rendition.width)).toEqual([3]);
  });

  it('a photograph taken sideways, turns it upright and removes the camera’s data', async () => {
    const photo = await plain(400, 200)
      .withExif({ IFD0: { Copyright: 'SECRET' }, IFD3: { GPSLatitude: '21/1 25/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { width, height, list } = await renderImage('member', photo);
    expect([width, height]).toEqual([200, 400]);
    for (const { data } of list) {
      const kept = await sharp(data).metadata();
      expect([kept.exif, kept.orientation, kept.xmp, kept.iptc]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(data.includes('SECRET')).toBe(false);
    }
  });

  it('a GIF with a script after its end, and keeps no part of the script', async () => {
    const gif = await plain(40, 40).gif().toBuffer();
    const { list } = await renderImage('member', Buffer.concat([gif, Buffer.from('*/=1;alert(1)//')]));
    expect(list).toHaveLength(1);
    expect(list[0]?.data.includes('alert')).toBe(false);
  });

  it.each([24, 32])('a BMP of %i bits, and keeps its colours', async (bits) => {
    // Blue, green, red, and a fourth byte that most programs leave 0.
    const pixel = bits === 24 ? [0, 0, 255] : [0, 0, 255, 0];
    const pixels = Buffer.from(Array.from({ length: 16 * 16 }, () => pixel).flat());
    for (const height of [16, -16]) {
      expect(isRed(await middle(await renderImage('member', bmp({ width: 16, height, bits }, pixels))))).toBe(
        true,
      );
    }
  });

  it.each([
    ['plain', svg('<rect width="100" height="100" fill="#f00"/>', FLAT)],
    [
      'with a prologue',
      Buffer.concat([
        Buffer.from('\uFEFF<?xml version="1.0"?>\n<!-- drawn by hand -->\n<!DOCTYPE svg>\n'),
        svg('<rect width="100" height="100" fill="#f00"/>', FLAT),
      ]),
    ],
  ])('an SVG, %s, and draws it 1920 pixels wide', async (_, content) => {
    const renditions = await renderImage('member', content);
    expect([renditions.width, renditions.height]).toEqual([1920, 192]);
    expect(isRed(await middle(renditions))).toBe(true);
  });
});

it('of 25 images at once 22 are taken, and three are refused as unavailable', async () => {
  const picture = await noise(200, 200).png().toBuffer();
  const results = await Promise.allSettled(
    Array.from({ length: 25 }, (_, at) => renderImage(`member ${at % 5}`, picture)),
  );
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.map(({ reason }) => reason.code)).toEqual(['unavailable', 'unavailable', 'unavailable']);
});

it('drawings that take long delay no picture of another member', async () => {
  const filters = [
    '<feGaussianBlur stdDeviation="9999"/>',
    '<feMorphology operator="dilate" radius="9999"/>',
    `<feConvolveMatrix order="99" kernelMatrix="${'1 '.repeat(9801)}"/>`,
  ];
  const costly = [
    ...filters.map(
      (filter) => `<filter id="f">${filter}</filter><rect width="99" height="99" filter="url(#f)"/>`,
    ),
    `<path d="${'M0 0C9 9 1 8 7 3'.repeat(80_000)}"/>`,
  ];
  const all = costly.map((drawing) => renderImage('attacker', svg(drawing)).catch(() => null));
  const began = performance.now();
  expect((await renderImage('member', await noise(300, 200).png().toBuffer())).width).toBe(300);
  expect(performance.now() - began).toBeLessThan(3000);
  await Promise.all(all);
});
