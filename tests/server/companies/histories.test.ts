import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { acceptInvitation, declineInvitation, leaveCompany } from '@/lib/server/companies/invitations';
import { changeShare, endMembership, inviteMember } from '@/lib/server/companies/members';
import { sharesAt } from '@/lib/server/companies/shares';
import { db } from '@/lib/server/db/client';
import { makeCompany } from '@/lib/server/demo/company-factory';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { AppError } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { DAY } from '@/lib/shared/time';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';

/**
 * After any actions of a company and its members, in any order and at once, its shares sum to 100 % at every moment.
 */
const START = NOW.getTime();

let people: Member[];

beforeAll(async () => {
  people = await Promise.all(Array.from({ length: 5 }, () => makeMember()));
});

const act = fc.record({
  kind: fc.constantFrom(
    'invite',
    'invite',
    'accept',
    'accept',
    'change',
    'change',
    'decline',
    'leave',
    'end',
  ),
  who: fc.nat(4),
  shareBps: fc.oneof(fc.nat(10_000), fc.constantFrom(0, 1, 2500, 3334, 5000, 10_000)),
  /** days from the action until the change begins; 0 is at once */
  ahead: fc.constantFrom(0, 0, 1, 3, 10, 30),
  /** days that pass before the action; 0 is at the same time as the one before */
  later: fc.constantFrom(0, 0, 1, 5),
});
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

async function run(companyId: string, { kind, who, shareBps, ahead }: Act, now: Date): Promise<void> {
  const person = people[who] as Member;
  const company = ctxOf(db(), { id: companyId }, now);
  const own = ctxOf(db(), person, now);
  const open = await db()
    .selectFrom('company_members')
    .select('id')
    .where('company_id', '=', companyId)
    .where('user_id', '=', person.id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const id = open?.id ?? newId();
  const from = ahead === 0 ? undefined : new Date(now.getTime() + ahead * DAY).toISOString();
  if (kind === 'invite')
    await inviteMember(company, companyId, { handle: person.handle, shareBps, role: 'member' });
  if (kind === 'accept') await acceptInvitation(own, id);
  if (kind === 'decline') await declineInvitation(own, id);
  if (kind === 'change') await changeShare(company, companyId, id, { shareBps, from });
  if (kind === 'leave') await leaveCompany(own, companyId);
  if (kind === 'end') await endMembership(company, companyId, id);
}

/** Every moment at which something begins or ends, and the milliseconds just before and after it. */
async function moments(companyId: string): Promise<Date[]> {
  const { rows } = await sql<{ at: Date }>`
    select s.from_at as at from company_shares s join company_members m on m.id = s.member_id where company_id = ${companyId}
    union select joined_at from company_members where company_id = ${companyId} and joined_at is not null
    union select closed_at from company_members where company_id = ${companyId} and closed_at is not null`.execute(
    db(),
  );
  return rows.flatMap(({ at }) => [-1, 0, 1].map((ms) => new Date(at.getTime() + ms)));
}

const sharesAtEach = async (companyId: string, at: readonly Date[]) =>
  Promise.all(at.map((moment) => sharesAt(ctxOf(db(), { id: companyId }), companyId, moment)));

describe('after any history, with many actions at once,', () => {
  it('the shares sum to 100 %, none is negative, and past shares stay as they were', async () => {
    let refused = 0;
    let done = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 24 }), async (acts) => {
        const { id: companyId } = await makeCompany(db());
        let now = START;
        let past: { at: Date[]; shares: unknown } = { at: [], shares: [] };
        for (const batch of batches(acts)) {
          now += (batch[0]?.later ?? 0) * DAY + 1;
          const results = await Promise.allSettled(batch.map((one) => run(companyId, one, new Date(now))));
          for (const result of results) {
            if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(AppError);
            result.status === 'rejected' ? refused++ : done++;
          }
          const at = await moments(companyId);
          for (const shares of await sharesAtEach(companyId, at)) {
            expect(shares.reduce((sum, { shareBps }) => sum + shareBps, 0)).toBe(10_000);
            for (const { shareBps } of shares) expect(shareBps).toBeGreaterThanOrEqual(0);
            expect(new Set(shares.map(({ userId }) => userId)).size).toBe(shares.length);
          }
          expect(await sharesAtEach(companyId, past.at)).toEqual(past.shares);
          const before = at.filter((moment) => moment.getTime() < now);
          past = { at: before, shares: await sharesAtEach(companyId, before) };
        }
      }),
      { numRuns: 40 },
    );
    // Both must happen, or the test shows nothing.
    expect(refused).toBeGreaterThan(50);
    expect(done).toBeGreaterThan(50);
  }, 120_000);

  function batches(acts: readonly Act[]): Act[][] {
    const made: Act[][] = [];
    for (const one of acts) {
      if (one.later === 0 && made.length > 0) made.at(-1)?.push(one);
      else made.push([one]);
    }
    return made;
  }
});

describe('the database itself refuses', () => {
  const refusal = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => null,
      (reason: unknown) => reason,
    );
    return error as { code?: string; constraint?: string } | null;
  };

  async function standing(shareBps: number) {
    const { id: companyId } = await makeCompany(db());
    const person = people[0] as Member;
    const ctx = ctxOf(db(), { id: companyId });
    const { _id } = await inviteMember(ctx, companyId, { handle: person.handle, shareBps, role: 'member' });
    await acceptInvitation(person.ctx, _id);
    return { companyId, memberId: _id };
  }
  const share = (memberId: string, by: string, share_bps: number, from = NOW.getTime()) =>
    db()
      .insertInto('company_shares')
      .values({
        member_id: memberId,
        share_bps,
        from_at: new Date(from),
        created_by: by,
        created_at: NOW,
      })
      .execute();

  it('shares of more than 100 %, when several transactions at once each add one', async () => {
    const { companyId } = await standing(5000);
    const rows = await Promise.all(
      people.slice(1).map(async ({ id: userId }) => {
        const id = newId();
        const invited = { id, company_id: companyId, user_id: userId, role: 'member', invited_by: companyId };
        await db()
          .insertInto('company_members')
          .values({ ...invited, invited_at: NOW })
          .execute();
        return id;
      }),
    );
    const ahead = NOW.getTime() + DAY;
    const results = await Promise.all(
      rows.map((id, i) => refusal(share(id, companyId, 2000, ahead - i * 1000))),
    );
    const failed = results.filter((error) => error !== null);
    expect(failed).toHaveLength(2);
    for (const { constraint } of failed) expect(constraint).toBe('company_shares_fit');
  });

  it('a share of an ended membership, a share that begins in the past, and changes of written rows', async () => {
    const { companyId, memberId } = await standing(1000);
    expect((await refusal(share(memberId, companyId, 10, NOW.getTime() - DAY)))?.code).toBe('23514');
    const table = db().updateTable('company_shares').set({ share_bps: 5 }).where('member_id', '=', memberId);
    expect((await refusal(table.execute()))?.code).toBe('23001');
    for (const table of ['company_shares', 'company_members'] as const) {
      expect((await refusal(db().deleteFrom(table).execute()))?.code, table).toBe('23001');
    }
    const member = db().updateTable('company_members').where('id', '=', memberId);
    expect((await refusal(member.set({ user_id: people[1]?.id ?? '' }).execute()))?.code).toBe('23001');
    expect((await refusal(member.set({ status: 'invited', joined_at: null }).execute()))?.code).toBe('23001');
    await endMembership(ctxOf(db(), { id: companyId }), companyId, memberId);
    expect((await refusal(member.set({ status: 'active', closed_at: null }).execute()))?.code).toBe('23001');
    expect((await refusal(share(memberId, companyId, 10)))?.code).toBe('23514');
  });
});
