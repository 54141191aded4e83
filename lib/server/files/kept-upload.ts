import 'server-only';
import { buffer } from 'node:stream/consumers';
import type { StoredFile } from '@/lib/contract/files';
import { storage } from '@/lib/server/adapters/storage/choose';
import type { Ctx } from '@/lib/server/ctx';
import { keepRecording, lookAt, type Recording } from '@/lib/server/recordings/service';
import { cleanFileName } from './file-name';
import { HEAD_BYTES, isProgram, mimeOf, recordingKind } from './mime';
import { findFile, insertFile } from './repo';

/** Returns where the bytes of a file to be sold are stored: in one of 256 folders, by the random end of its id. */
export const productFileKey = (id: string) => `products/${id.slice(-2)}/${id}`;

const readHead = async (id: string) =>
  buffer(await storage().read(productFileKey(id), { start: 0, end: HEAD_BYTES - 1 }));

/** Returns what a stored file is that looks like a film or a sound, or is called one; null for all others. */
export async function recordingOf(id: string, size: number, name: string): Promise<Recording | null> {
  const kind = (await recordingKind(await readHead(id))) ?? kindOfName(name);
  return kind && lookAt(productFileKey(id), size, kind);
}

function kindOfName(name: string): Recording['kind'] | null {
  const [kind] = mimeOf(name).split('/');
  return kind === 'video' || kind === 'audio' ? kind : null;
}

/** Returns why the bytes of a file may not be sold, as a key of the messages; null if they may. */
export async function problemOf(id: string): Promise<string | null> {
  return (await isProgram(await readHead(id))) ? 'errors:unsupported_media.detail' : null;
}

/** Makes the row of a file whose bytes are stored, and whose room was kept free. */
export async function keepUpload(
  ctx: Ctx,
  { id, ownerId, name, size }: { id: string; ownerId: string; name: string; size: number },
  recording: Recording | null,
): Promise<void> {
  await insertFile(ctx.db, {
    id,
    owner_id: ownerId,
    purpose: 'product_file',
    storage_key: productFileKey(id),
    name: cleanFileName(name),
    mime: recording?.mime ?? mimeOf(name),
    size,
    // It came in pieces, perhaps on several instances: nobody has read it as a whole.
    sha256: '',
    created_at: ctx.now,
  });
  if (recording) await keepRecording(ctx, id, recording);
}

/** A file that an upload became; null once it is deleted. */
export async function keptFile(ctx: Ctx, id: string): Promise<StoredFile | null> {
  const file = await findFile(ctx.db, id);
  return file ? { _id: id, name: file.name, size: file.size, mime: file.mime, image: null } : null;
}
