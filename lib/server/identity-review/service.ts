import 'server-only';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import type { listIdentityChecks } from '@/lib/contract/identity';
import type { MemberCtx } from '@/lib/server/ctx';
import { listQueue } from '@/lib/server/identity-checks/queue';
import { bankHoldersOf } from '@/lib/server/payouts/holders';

/** Identity checks for the operator, each with what its documents are compared with. */
export async function listChecks(
  ctx: MemberCtx,
  query: Parsed<typeof listIdentityChecks>['query'],
): Promise<Payload<typeof listIdentityChecks>> {
  const { data, nextCursor } = await listQueue(ctx, query);
  const holders = await bankHoldersOf(
    ctx,
    data.map(({ person }) => person._id),
  );
  return {
    data: data.map((check) => ({ ...check, bankAccounts: holders.get(check.person._id) ?? [] })),
    nextCursor,
  };
}
