import 'server-only';
import { pipeline, type Readable } from 'node:stream';
import { DOCUMENT_MAX_BYTES } from '@/lib/contract/identity';
import { storage } from '@/lib/server/adapters/storage/choose';
import { newFileKey, openFileKey, opening, sealing } from '@/lib/server/crypto/sealed-file';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { newId } from '@/lib/server/ids';
import { enqueue } from '@/lib/server/jobs/queue';
import { log } from '@/lib/server/log';
import { HOUR } from '@/lib/shared/time';
import { forgetDocumentBytes, forgetUnusedDocument } from './bytes-jobs';
import { listBare, updateSealed } from './repo-documents';

const AT_ONCE = 20;

interface Owned {
  id: string;
  user_id: string;
}

/** The document that bytes and their key are bound to: those of another document do not open in its place. */
export const rowOf = ({ id, user_id }: Owned): string => `identity_documents:${id}:${user_id}`;

/**
 * Stores a document's bytes, sealed with a key of their own. If this process dies before the row is written, a job
 * finds bytes that no row names, and removes them.
 * @returns the values for the row
 */
export async function storeSealed(
  ctx: Ctx,
  document: Owned,
  bytes: Readable,
): Promise<{ storageKey: string; sealedKey: string }> {
  const name = newId();
  const storageKey = `identity/${name.slice(-2)}/${name}`;
  const row = rowOf(document);
  const { key, sealedKey } = newFileKey(row);
  await enqueue(ctx, forgetUnusedDocument, { storageKey }, { afterMs: HOUR });
  const sealed = pipeline(bytes, sealing(key, row), () => {});
  await storage().put(storageKey, sealed, DOCUMENT_MAX_BYTES * 4);
  return { storageKey, sealedKey };
}

/**
 * A document's bytes, opened while they are read. One that was stored before documents were sealed is read as it is.
 */
export async function readDocument(
  document: Owned & { storage_key: string; sealed_key: string | null },
): Promise<Readable> {
  const { storage_key, sealed_key } = document;
  const row = rowOf(document);
  const key = sealed_key ? openFileKey(sealed_key, row) : null;
  const bytes = await storage().read(storage_key);
  if (!key) return bytes;
  return pipeline(bytes, opening(key, row), (error) => {
    if (error) log.error({ err: error, documentId: document.id }, 'an identity document does not open');
  });
}

/** Removes bytes by a job, once the caller's transaction is committed. */
export async function forget(ctx: Ctx, keys: string[]): Promise<void> {
  if (keys.length > 0) await enqueue(ctx, forgetDocumentBytes, { keys });
}

/** Seals documents that were stored before sealing began, and removes the bare bytes. @returns how many */
export async function sealBare(ctx: Ctx): Promise<number> {
  let sealed = 0;
  for (let after: string | null = null; ; ) {
    const bare = await listBare(ctx.db, after, AT_ONCE);
    for (const document of bare) sealed += (await sealOne(ctx, document)) ? 1 : 0;
    after = bare.at(-1)?.id ?? null;
    if (!after) return sealed;
  }
}

async function sealOne(ctx: Ctx, document: Awaited<ReturnType<typeof listBare>>[number]): Promise<boolean> {
  const { id, storage_key: former } = document;
  if (!(await storage().exists(former))) return false;
  const stored = await storeSealed(ctx, document, await storage().read(former));
  return inTransaction(ctx, async (ctx) => {
    const isKept = await updateSealed(ctx.db, { id, former, ...stored });
    // The document was decided, replaced or sealed meanwhile: then the new bytes belong to no row.
    await forget(ctx, [isKept ? former : stored.storageKey]);
    return isKept;
  });
}
