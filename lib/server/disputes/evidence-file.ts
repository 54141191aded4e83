import 'server-only';
import { Readable } from 'node:stream';
import { EVIDENCE } from '@/lib/contract/limits';
import { storage } from '@/lib/server/adapters/storage/choose';
import type { MemberCtx } from '@/lib/server/ctx';
import { removeBytesWithoutRow } from '@/lib/server/files/bytes-without-row';
import { cleanFileName } from '@/lib/server/files/file-name';
import { readPaper } from '@/lib/server/files/papers';
import { newId } from '@/lib/server/ids';

const LIMIT = { maxBytes: EVIDENCE.mostBytes, tooLarge: 'validation:documentSize' };

/** A file of evidence as it is stored. */
interface Evidence {
  id: string;
  storageKey: string;
  name: string;
  mime: string;
  size: number;
}

/**
 * Stores one of the caller's files outside of what the site serves. Pictures become JPEG: payment providers take no
 * WebP.
 * @param keep writes its row; if that fails, the bytes are removed, unless the database went away
 * @throws AppError `too_large`, `unsupported_media`, `unavailable`, and whatever `keep` throws
 */
export async function storeEvidence(
  ctx: MemberCtx,
  givenName: string,
  content: Readable,
  keep: (file: Evidence) => Promise<void>,
): Promise<void> {
  const { mime, bytes } = await readEvidence(ctx, content);
  const id = newId();
  const storageKey = `evidence/${id.slice(-2)}/${id}`;
  await storage().put(storageKey, Readable.from([bytes]), EVIDENCE.mostBytes * 4);
  try {
    await keep({ id, storageKey, name: nameOf(givenName, mime), mime, size: bytes.length });
  } catch (error) {
    await removeBytesWithoutRow([storageKey], error);
    throw error;
  }
}

async function readEvidence(ctx: MemberCtx, content: Readable): Promise<{ mime: string; bytes: Buffer }> {
  const paper = await readPaper(ctx, content, LIMIT);
  if (paper.mime === 'application/pdf') return paper;
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(paper.bytes).flatten({ background: '#fff' }).jpeg({ quality: 90 }).toBuffer();
  return { mime: 'image/jpeg', bytes };
}

/** The name that the seller gave, with the ending of what is stored. */
function nameOf(given: string, mime: string): string {
  const ending = mime === 'application/pdf' ? '.pdf' : '.jpg';
  return `${cleanFileName(given).replace(/\.[^.]*$/, '')}${ending}`;
}
