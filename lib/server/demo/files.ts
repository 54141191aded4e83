import 'server-only';
import { strToU8, zipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import type { ProductType } from '@/lib/contract/products';
import type { Pixels } from './pictures/render';

/** A small real file that a demo product sells. */
export interface DemoFile {
  name: string;
  content: Buffer;
}

/** The file of a product, by its type: a PDF, for kits a ZIP. */
export async function demoFiles(type: ProductType, title: string, cover: Pixels): Promise<DemoFile[]> {
  const pdf = { name: `${title}.pdf`, content: await coverPdf(title, cover) };
  if (type === 'template_kit' || type === 'slide_aids' || type === 'other') {
    const readme = strToU8(`${title}\n\nشكرًا لشرائك. كل ما في هذه الحزمة لك.\n`);
    const zip = zipSync({ 'اقرأني.txt': readme, 'معاينة.pdf': new Uint8Array(pdf.content) });
    return [pdf, { name: `${title}.zip`, content: Buffer.from(zip) }];
  }
  return [pdf];
}

async function coverPdf(title: string, cover: Pixels): Promise<Buffer> {
  const raw = { width: cover.width, height: cover.height, channels: 4 } as const;
  const picture = await sharp(cover.data, { raw })
    .flatten()
    .resize({ width: 900 })
    .jpeg({ quality: 78 })
    .toBuffer();
  const document = await PDFDocument.create();
  document.setTitle(title);
  document.setLanguage('ar');
  const image = await document.embedJpg(picture);
  for (const scale of [1, 0.8]) {
    const page = document.addPage([900, 1200]);
    const [width, height] = [900 * scale, 675 * scale];
    page.drawImage(image, { x: (900 - width) / 2, y: (1200 - height) / 2, width, height });
  }
  return Buffer.from(await document.save());
}

const RATE = 8_000;
const NOTES = [293.66, 311.13, 369.99, 392, 440, 466.16, 440, 392, 369.99, 311.13, 293.66]; // maqam Hijaz on D

const NOTE_SECONDS = 0.4;

/** Returns how long a melody is, in whole seconds. */
export const melodySeconds = (times: number): number => Math.floor(NOTES.length * times * NOTE_SECONDS);

/**
 * A scale, as 16-bit mono WAV: a few seconds each time.
 * @param higher semitones above D
 */
export function melody({ times = 1, higher = 0 } = {}): Buffer {
  const each = RATE * NOTE_SECONDS;
  const length = NOTES.length * times * each;
  const samples = Buffer.alloc(length * 2);
  for (let i = 0; i < length; i++) {
    const fade = Math.sin((Math.PI * (i % each)) / each);
    const note = (NOTES[Math.floor(i / each) % NOTES.length] ?? 0) * 2 ** (higher / 12);
    const tone = Math.sin((2 * Math.PI * note * i) / RATE);
    samples.writeInt16LE(Math.round(tone * fade * 9_000), i * 2);
  }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}
