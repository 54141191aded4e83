import { Readable } from 'node:stream';
import { storage } from '@/lib/server/adapters/storage/choose';
import { db } from '@/lib/server/db/client';
import { makeUser } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { NOW } from '@/tests/setup/clock';
import { byId, type Make } from './target';

/** A waiting check of some member, with one document. */
async function sent(): Promise<{ checkId: string; documentId: string }> {
  const { id: userId } = await makeUser(db(), { role: 'CREATOR' });
  const checkId = newId();
  await db()
    .insertInto('identity_checks')
    .values({ id: checkId, user_id: userId, submitted_at: NOW })
    .execute();
  return { checkId, documentId: await document(userId, checkId) };
}

async function document(userId: string, checkId: string | null): Promise<string> {
  const id = newId();
  await storage().put(`identity/aa/${id}`, Readable.from([Buffer.from('x')]), 10);
  const file = { storage_key: `identity/aa/${id}`, mime: 'image/webp', size: 1, created_at: NOW };
  await db()
    .insertInto('identity_documents')
    .values({ id, user_id: userId, check_id: checkId, side: 'front', ...file })
    .execute();
  return id;
}

/** A check that was decided at this moment. */
async function decided(): Promise<string> {
  const { checkId } = await sent();
  const decision = { status: 'approved', decided_at: NOW, decided_by: (await makeUser(db())).id };
  await db().updateTable('identity_checks').set(decision).where('id', '=', checkId).execute();
  return checkId;
}

const check: Make = async () => byId((await sent()).checkId, null);

const unsent: Make = async ({ owner }) => {
  await db()
    .deleteFrom('identity_documents')
    .where('user_id', '=', owner.id)
    .where('check_id', 'is', null)
    .execute();
  const id = await document(owner.id, null);
  return byId(id, id);
};

/** The parameters of the endpoints for identity checks. */
export const IDENTITY_TARGETS: Record<string, Make> = {
  deleteIdentityDocument: unsent,
  getIdentityFile: async () => byId((await sent()).documentId, null),
  approveIdentity: check,
  rejectIdentity: check,
  undoIdentityDecision: async () => byId(await decided(), null),
  putSetupStep: async () => ({
    own: { step: 'start_business' },
    hidden: null,
    missing: { step: 'nothing_such' },
  }),
};
