import 'server-only';
import type { BankHolder } from '@/lib/contract/identity';
import type { Ctx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { getPeople } from '@/lib/server/users/service';
import { statusesOf } from '@/lib/server/users/standing';
import { openMethod } from './details';
import { listBankAccounts, listSharers } from './repo-holders';

/**
 * The live bank accounts of members, newest first, by member, for an operator who compares them with documents. Equal
 * accounts of others are found by their keyed hash: none of theirs is opened.
 */
export async function bankHoldersOf(
  ctx: Ctx,
  userIds: readonly string[],
): Promise<Map<string, BankHolder[]>> {
  const methods = await listBankAccounts(ctx.db, userIds);
  const marks = methods.flatMap(({ fingerprint }) => (fingerprint ? [fingerprint] : []));
  const sharing = await listSharers(ctx.db, marks);
  const ids = sharing.map(({ user_id }) => user_id);
  const [people, statuses] = await Promise.all([getPeople(ctx, ids), statusesOf(ctx, ids)]);
  const holders = new Map<string, BankHolder[]>();
  for (const method of methods) {
    const { latinName, arabicName, bankName, country } = openMethod(method);
    const others = sharing.filter(
      ({ fingerprint, user_id }) => fingerprint === method.fingerprint && user_id !== method.user_id,
    );
    const holder: BankHolder = {
      _id: method.id,
      latinName,
      arabicName,
      bankName,
      country,
      lastFour: method.last_four ?? '',
      status: method.status as BankHolder['status'],
      sharers: others.map(({ user_id: id }) => ({
        person: found(people.get(id)),
        status: found(statuses.get(id)),
      })),
    };
    holders.set(method.user_id, [...(holders.get(method.user_id) ?? []), holder]);
  }
  return holders;
}
