import 'server-only';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import type { listMembers as ListMembers, MemberDetails, MemberRow } from '@/lib/contract/operator-people';
import type { MemberCtx } from '@/lib/server/ctx';
import { foldText } from '@/lib/server/db/fold';
import { found } from '@/lib/server/errors';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { mayRestore, type Subject, suspendRefusal } from '@/lib/server/suspensions/policy';
import { restore, suspend, suspensionsOf } from '@/lib/server/suspensions/service';
import { readContact } from '@/lib/server/users/contact';
import { deletionDate } from '@/lib/server/users/deletion-date';
import { presentPerson } from '@/lib/server/users/present';
import { type Asked, countOperators, findAccount, findBalances, listAccounts } from './repo-people';

type Row = Awaited<ReturnType<typeof listAccounts>>[number];

/** Members of every status for the operator, newest first. */
export async function listMembers(
  ctx: MemberCtx,
  { q, status, cursor, limit }: Parsed<typeof ListMembers>['query'],
): Promise<Payload<typeof ListMembers>> {
  const before = decodeIdCursor(cursor);
  const typed = q?.trim().replace(/^@/, '') ?? '';
  const asked = typed ? await askedBy(ctx, typed) : null;
  const rows = await listAccounts(ctx.db, { asked, status: status ?? null, before, limit });
  const { rows: kept, nextCursor } = toPage(rows, limit, ({ id }) => [id]);
  return {
    data: kept.map((row) => ({ ...presentRow(ctx, row), wasTheirs: row.was_theirs })),
    nextCursor,
  };
}

/** A deleted account can be found only by its hashes. */
async function askedBy(ctx: MemberCtx, typed: string): Promise<Asked> {
  return { ...readContact(typed), folded: await foldText(ctx.db, typed) };
}

const presentRow = (ctx: MemberCtx, row: Omit<Row, 'was_theirs'>): MemberRow => ({
  ...presentPerson(row, ctx.locale),
  email: row.email,
  status: row.status as MemberRow['status'],
  createdAt: row.created_at.toISOString(),
});

/** Returns one member as the operator sees them. @throws AppError `not_found` */
export async function getMember(ctx: MemberCtx, id: string): Promise<MemberDetails> {
  const [account, balances, suspensions, operators] = await Promise.all([
    findAccount(ctx.db, id, ctx.now),
    findBalances(ctx.db, id),
    suspensionsOf(ctx, id),
    countOperators(ctx.db),
  ]);
  const row = found(account);
  const subject = { id, role: row.role, status: row.status } as Subject;
  return {
    ...presentRow(ctx, row),
    phone: row.phone,
    emailVerified: row.email_verified_at !== null,
    hasSecondFactor: row.has_second_factor,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    deletesAt: row.deletion_requested_at ? deletionDate(row.deletion_requested_at).toISOString() : null,
    counts: {
      ordersBought: row.orders_bought,
      ordersSold: row.orders_sold,
      posts: row.posts_count,
      products: row.products_count,
      followers: row.followers_count,
      sessions: row.sessions,
    },
    balances,
    claimedBy: [
      ...(row.claim_hash ? (['email'] as const) : []),
      ...(row.claim_phone_hash ? (['phone'] as const) : []),
    ],
    suspensions,
    can: {
      suspend: suspendRefusal(ctx.viewer.id, subject, operators) === null,
      restore: mayRestore(subject),
    },
  };
}

/** Suspends a member and returns their new state. @throws as `suspend` */
export async function suspendMember(ctx: MemberCtx, id: string, reason: string): Promise<MemberDetails> {
  await suspend(ctx, id, reason);
  return getMember(ctx, id);
}

/** Restores a member and returns their new state. @throws as `restore` */
export async function restoreMember(ctx: MemberCtx, id: string): Promise<MemberDetails> {
  await restore(ctx, id);
  return getMember(ctx, id);
}
