import { crc32, deflateSync } from 'node:zlib';

/** A BMP with any header. @param claims width, height, bits and compression, as the header says */
export function bmp(
  claims: { width: number; height: number; bits?: number; compression?: number },
  pixels: Buffer,
): Buffer {
  const header = Buffer.alloc(54);
  header.write('BM');
  header.writeUInt32LE(54 + pixels.length, 2);
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(claims.width, 18);
  header.writeInt32LE(claims.height, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(claims.bits ?? 24, 28);
  header.writeUInt32LE(claims.compression ?? 0, 30);
  header.writeUInt32LE(pixels.length, 34);
  return Buffer.concat([header, pixels]);
}

/** A small PNG that is all black and as large as its header says: 16,000² pixels take some 30 KB. */
export function pngBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1; // one bit a pixel, grey
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side);
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** An SVG of 100 × 100 units, unless said otherwise. */
export const svg = (content: string, size = 'width="100" height="100"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${content}</svg>`,
  );
