import 'server-only';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import type { Drawn } from './drawn-pictures';

/** A receipt as a bank's app prints it. */
export async function receiptPdf(lines: readonly string[]): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([420, 300]);
  for (const [row, text] of ['DEMO BANK - transfer receipt', ...lines].entries())
    page.drawText(text, { x: 32, y: 244 - row * 32, size: row === 0 ? 18 : 13, font });
  return Buffer.from(await document.save());
}

const FRAME = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400">
  <rect width="640" height="400" rx="28" fill="#e8eef2"/><rect y="0" width="640" height="72" fill="#2c5364"/>
  ${[130, 175, 220, 290, 330].map((y, row) => `<rect x="290" y="${y}" width="${[300, 240, 270, 200, 250][row]}" height="16" rx="8" fill="#9fb3bf"/>`).join('')}
</svg>`;

/** The front of an identity card that does not exist: a drawn face and lines without words. */
export async function identityCard(key: string, drawn: Drawn): Promise<Buffer> {
  const face = drawn.avatars.get(key)?.list.at(-1)?.data;
  const card = sharp(Buffer.from(FRAME));
  if (!face) return card.png().toBuffer();
  const portrait = await sharp(face).resize(210, 240).toBuffer();
  return card
    .composite([{ input: portrait, left: 40, top: 110 }])
    .png()
    .toBuffer();
}

/** A file as a form sends it. */
export function formWith(name: string, type: string, bytes: Buffer): Request {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], name, { type }));
  return new Request('http://demo.invalid/', { method: 'POST', body });
}
