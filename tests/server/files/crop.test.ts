import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderImage } from '@/lib/server/files/images';
import { bmp, svg } from './hostile';

const RED = { r: 255, g: 0, b: 0 };
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } });
const isRed = ([r = 0, g = 255, b = 255]: number[]) => r > 240 && g < 20 && b < 20;

describe('a crop', () => {
  // The left half red, the right half blue.
  const BLUE = { r: 0, g: 0, b: 255 };
  const halves = () =>
    plain(400, 200).composite([
      { input: { create: { width: 200, height: 200, channels: 3, background: BLUE } }, left: 200, top: 0 },
    ]);
  const LEFT = { x: 0, y: 0, width: 0.5, height: 1 };
  const RIGHT = { ...LEFT, x: 0.5 };
  const colourOf = async (content: Buffer, crop: typeof LEFT) => {
    const { width, height, list } = await renderImage('member', content, crop);
    const { data } = await sharp(list.at(-1)?.data).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return { size: [width, height], isRed: isRed([...data.subarray(0, 3)]) };
  };

  it.each(['jpeg', 'png', 'gif'] as const)('of a %s image keeps the chosen half', async (kind) => {
    const content = await halves()[kind]().toBuffer();
    expect(await colourOf(content, LEFT)).toEqual({ size: [200, 200], isRed: true });
    expect(await colourOf(content, RIGHT)).toEqual({ size: [200, 200], isRed: false });
  });

  it('of a photograph taken sideways keeps the half that was chosen upright', async () => {
    const turned = await sharp(await halves().png().toBuffer())
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    // Turned upright it is 200 × 400, red above and blue below.
    const above = { x: 0, y: 0, width: 1, height: 0.5 };
    expect(await colourOf(turned, above)).toEqual({ size: [200, 200], isRed: true });
    expect(await colourOf(turned, { ...above, y: 0.5 })).toEqual({ size: [200, 200], isRed: false });
  });

  it('of an SVG keeps the chosen half, at the size at which it is drawn', async () => {
    const drawing = svg(
      '<rect width="50" height="50" fill="#f00"/><rect x="50" width="50" height="50" fill="#00f"/>',
      'viewBox="0 0 100 50"',
    );
    expect(await colourOf(drawing, LEFT)).toEqual({ size: [960, 960], isRed: true });
    expect(await colourOf(drawing, RIGHT)).toEqual({ size: [960, 960], isRed: false });
  });

  it('of a BMP keeps the chosen half', async () => {
    const row = Buffer.from([...Array(8).fill([0, 0, 255]), ...Array(8).fill([255, 0, 0])].flat());
    const content = bmp({ width: 16, height: 16 }, Buffer.concat(Array(16).fill(row)));
    expect(await colourOf(content, LEFT)).toEqual({ size: [8, 16], isRed: true });
    expect(await colourOf(content, RIGHT)).toEqual({ size: [8, 16], isRed: false });
  });

  it('of less than a pixel keeps one pixel', async () => {
    const { width, height } = await renderImage('member', await plain(9, 9).png().toBuffer(), {
      x: 1,
      y: 0.9999,
      width: 0.0001,
      height: 0.0001,
    });
    expect([width, height]).toEqual([1, 1]);
  });
});
