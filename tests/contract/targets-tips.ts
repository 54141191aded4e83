import { db } from '@/lib/server/db/client';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { changeTip } from '@/lib/server/tips/service';
import { makePayer, payTip, tipOf } from '@/tests/setup/tips';
import type { People } from './people';
import { byId, type Make } from './target';

/** An author who takes tips; and one who is suspended. */
export const author: Make = async ({ stranger, suspended }) => byId(stranger.id, suspended.id);

const give = async ({ owner }: People, amount = 500) => {
  const tip = tipOf(amount, { word: 'شكرًا لك' });
  return (await payTip(await makePayer(), { authorId: owner.id }, tip)).id;
};

/** A tip that the owner got. */
export const receivedTip: Make = async (people) => {
  const id = await give(people);
  return byId(id, id);
};

/** A large one: its money waits for an operator. */
export const keptTip: Make = async (people) => byId(await give(people, 20_000), null);

/** One whose word its author reported. */
export const reportedTip: Make = async (people) => {
  const id = await give(people);
  const ctx = ctxOf(db(), { id: people.owner.id, role: 'CREATOR' });
  await changeTip(ctx, id, { isReported: true });
  return byId(id, null);
};
