import 'server-only';
import type { Side } from '@/lib/contract/identity';
import type { Db } from '@/lib/server/ctx';

export interface NewDocument {
  id: string;
  userId: string;
  side: Side;
  storageKey: string;
  /** the key for its bytes, sealed for the row */
  sealedKey: string;
  mime: string;
  size: number;
  now: Date;
}

/** Stores a document that is not sent yet, in place of the same side. @returns the storage key of the former one */
export async function replaceUnsent(db: Db, document: NewDocument): Promise<string[]> {
  const { userId, side } = document;
  const former = await db
    .deleteFrom('identity_documents')
    .where('user_id', '=', userId)
    .where('side', '=', side)
    .where('check_id', 'is', null)
    .returning('storage_key')
    .execute();
  await db
    .insertInto('identity_documents')
    .values({
      id: document.id,
      user_id: userId,
      side,
      storage_key: document.storageKey,
      sealed_key: document.sealedKey,
      mime: document.mime,
      size: document.size,
      created_at: document.now,
    })
    .execute();
  return former.map(({ storage_key }) => storage_key);
}

/** Returns the documents that a member uploaded and has not sent yet, the front before the back. */
export function listUnsent(db: Db, userId: string) {
  return db
    .selectFrom('identity_documents')
    .select(['id', 'side', 'mime'])
    .where('user_id', '=', userId)
    .where('check_id', 'is', null)
    .orderBy('side', 'desc')
    .execute();
}

/** @returns its storage key; undefined for another's, and for one that was sent */
export async function deleteUnsent(db: Db, userId: string, id: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('identity_documents')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('check_id', 'is', null)
    .returning('storage_key')
    .executeTakeFirst();
  return row?.storage_key;
}

/** Attaches a member's uploads to their check. @returns the sides */
export async function sendDocuments(db: Db, userId: string, checkId: string): Promise<string[]> {
  const rows = await db
    .updateTable('identity_documents')
    .set({ check_id: checkId })
    .where('user_id', '=', userId)
    .where('check_id', 'is', null)
    .returning('side')
    .execute();
  return rows.map(({ side }) => side);
}

/** Documents of these checks, the front before the back. */
export function listOfChecks(db: Db, checkIds: readonly string[]) {
  return db
    .selectFrom('identity_documents')
    .select(['id', 'check_id', 'side', 'mime'])
    .where('check_id', 'in', checkIds)
    .orderBy('side', 'desc')
    .execute();
}

/** A document of a waiting check. */
export function findSent(db: Db, id: string) {
  return db
    .selectFrom('identity_documents as d')
    .innerJoin('identity_checks as c', 'c.id', 'd.check_id')
    .select([
      'd.id',
      'd.user_id',
      'd.check_id',
      'd.side',
      'd.storage_key',
      'd.sealed_key',
      'd.mime',
      'd.size',
    ])
    .where('d.id', '=', id)
    .where('c.status', '=', 'submitted')
    .executeTakeFirst();
}

/** Deletes the rows of the documents of these checks. @returns their storage keys */
export async function deleteOfChecks(db: Db, checkIds: readonly string[]): Promise<string[]> {
  if (checkIds.length === 0) return [];
  const rows = await db
    .deleteFrom('identity_documents')
    .where('check_id', 'in', checkIds)
    .returning('storage_key')
    .execute();
  return rows.map(({ storage_key }) => storage_key);
}

/** Deletes the rows of all documents of a member. @returns their storage keys */
export async function deleteOfPerson(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('identity_documents')
    .where('user_id', '=', userId)
    .returning('storage_key')
    .execute();
  return rows.map(({ storage_key }) => storage_key);
}

/** Deletes the rows of documents that were uploaded before `before` and never sent. @returns their storage keys */
export async function deleteOldUnsent(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('identity_documents')
    .where('check_id', 'is', null)
    .where('created_at', '<', before)
    .returning('storage_key')
    .execute();
  return rows.map(({ storage_key }) => storage_key);
}

/** Documents that were stored before sealing began, by id. */
export function listBare(db: Db, after: string | null, limit: number) {
  return db
    .selectFrom('identity_documents')
    .select(['id', 'user_id', 'storage_key'])
    .where('sealed_key', 'is', null)
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Stores the key of a document's sealed bytes. @returns false when it is gone or was sealed meanwhile */
export async function updateSealed(
  db: Db,
  document: { id: string; former: string; storageKey: string; sealedKey: string },
): Promise<boolean> {
  const row = await db
    .updateTable('identity_documents')
    .set({ storage_key: document.storageKey, sealed_key: document.sealedKey })
    .where('id', '=', document.id)
    .where('storage_key', '=', document.former)
    .where('sealed_key', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether a document's row names these bytes. */
export async function isKept(db: Db, storageKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity_documents')
    .select('id')
    .where('storage_key', '=', storageKey)
    .executeTakeFirst();
  return row !== undefined;
}
