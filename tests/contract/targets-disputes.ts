import { db } from '@/lib/server/db/client';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { putDisputeAnswer } from '@/lib/server/disputes/answers';
import { newId } from '@/lib/server/ids';
import { NOW } from '@/tests/setup/clock';
import { openDispute, reportDispute } from '@/tests/setup/disputes';
import { NO_ID } from '@/tests/setup/make-member';
import type { People } from './people';
import { byId, type Make } from './target';
import { sell } from './targets-refunds';

/** A dispute about a sale of the owner. @returns its id */
const disputed = async (people: People) => openDispute((await sell(people)).orderId);

/** A dispute with an answer that was sent, and one file. */
async function answered(people: People) {
  const id = await disputed(people);
  await putDisputeAnswer(ctxOf(db(), { ...people.owner, role: 'CREATOR' }), id, { text: 'نُزّلت الملفات.' });
  const { id: answerId } = await db()
    .selectFrom('dispute_answers')
    .select('id')
    .where('dispute_id', '=', id)
    .executeTakeFirstOrThrow();
  const fileId = newId();
  const file = { storage_key: `evidence/aa/${fileId}`, name: 'a.pdf', mime: 'application/pdf', size: 1 };
  await db()
    .insertInto('dispute_files')
    .values({ id: fileId, answer_id: answerId, created_at: NOW, ...file })
    .execute();
  return { id, answerId, fileId };
}

const open: Make = async (people) => {
  const id = await disputed(people);
  return byId(id, id);
};

// What the bank has decided is refused before the form is read.
const decided: Make = async (people) => {
  const { orderId } = await sell(people);
  const id = await openDispute(orderId);
  await reportDispute(orderId, 'dispute.lost');
  return byId(id, id);
};

/** The parameters of the endpoints for disputes. */
export const DISPUTE_TARGETS: Record<string, Make> = {
  getDispute: open,
  putDisputeAnswer: open,
  uploadDisputeFile: decided,
  deleteDisputeFile: async (people) => {
    const { id, fileId } = await answered(people);
    return { own: { id, fileId }, hidden: { id, fileId }, missing: { id: NO_ID, fileId: NO_ID } };
  },
  getDisputeFile: async (people) => byId((await answered(people)).fileId, null),
  forwardDisputeAnswer: async (people) => byId((await answered(people)).answerId, null),
};
