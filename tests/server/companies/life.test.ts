import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as HISTORY } from '@/app/api/companies/[id]/history/route';
import { POST as LEAVE } from '@/app/api/companies/[id]/leave/route';
import { POST as INVITE, GET as MEMBERS } from '@/app/api/companies/[id]/members/route';
import { GET as COMPANY } from '@/app/api/companies/[id]/route';
import { POST as ACCEPT } from '@/app/api/companies/invitations/[id]/accept/route';
import { GET as MINE } from '@/app/api/companies/mine/route';
import { GET as OUTBOX } from '@/app/api/outbox/route';
import { GET as NETWORK } from '@/app/api/users/network/route';
import type { Company, CompanyEvent, Membership } from '@/lib/contract/companies';
import { acceptInvitation, declineInvitation, leaveCompany } from '@/lib/server/companies/invitations';
import { changeShare, endMembership, inviteMember } from '@/lib/server/companies/members';
import { sharesAt } from '@/lib/server/companies/shares';
import { db, recordQueries } from '@/lib/server/db/client';
import type { DB } from '@/lib/server/db/types.gen';
import { makeInvitation, makeMembership } from '@/lib/server/demo/company-factory';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { getNotifications } from '@/lib/server/notifications/service';
import { stripBidiMarks } from '@/lib/shared/arabic';
import { DAY } from '@/lib/shared/time';
import { lettersWaiting } from '@/tests/server/account/letters-waiting';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeConfirmed, makeMember } from '@/tests/setup/make-member';
import { dropJobs, runJobs } from '@/tests/setup/run-jobs';

// Another instance, from the database’s point of view: a pool of its own.
let second: Kysely<DB>;
let company: Member;
let person: Member;

beforeAll(() => {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
  // Dropping the test's database cuts the connections: the pool reports an idle one, a busy one reports itself.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  second = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
});
beforeEach(async () => {
  await dropJobs();
  company = await makeMember({ role: 'CREATOR', account_type: 'COMPANY', name: 'دار الورق' });
  person = await makeConfirmed({ name: 'ليلى بن يوسف' });
});
afterAll(() => second.destroy());

const kindsOf = async ({ ctx }: Member) =>
  (await getNotifications(ctx, { limit: 20 })).data.map(({ kind, from, actorsCount }) => [
    kind,
    from?._id,
    actorsCount,
  ]);
const view = async (by: Member) =>
  (await callRoute<Company>(COMPANY, { params: { id: company.id }, token: by.token })).payload;
const list = async <T>(route: typeof MINE, sent: Parameters<typeof callRoute>[1]) =>
  (await callRoute<{ data: T[]; nextCursor: string | null }>(route, sent)).payload;

describe('an invitation', () => {
  it('reserves its share, sends a notice and a letter, and gives no share before it is accepted', async () => {
    const { payload } = await callRoute<{ _id: string }>(INVITE, {
      params: { id: company.id },
      token: company.token,
      body: { handle: ` @${person.handle.toUpperCase()} `, shareBps: 1250, role: 'administrator' },
    });
    expect(await view(company)).toMatchObject({
      ownShareBps: 10_000,
      freeBps: 8750,
      members: [
        { _id: payload._id, status: 'invited', shareBps: 1250, role: 'administrator', joinedAt: null },
      ],
      can: { invite: true, appoint: true },
    });
    expect(await sharesAt(company.ctx, company.id, NOW)).toEqual([{ userId: company.id, shareBps: 10_000 }]);
    expect(await kindsOf(person)).toEqual([['company_invited', company.id, 1]]);
    await runJobs();
    const operator = await makeMember({ role: 'ADMIN' });
    const { data } = await list<{ to: string; subject: string; text: string }>(OUTBOX, {
      token: operator.token,
    });
    const letter = data.find(({ to }) => to === person.email);
    expect(stripBidiMarks(letter?.subject ?? '')).toBe('دعوة للانضمام إلى دار الورق');
    expect(stripBidiMarks(letter?.text ?? '')).toContain('12.5%');
    expect(letter?.text).toContain('/companies');
    expect((await list<Membership>(MINE, { token: person.token })).data).toMatchObject([
      { _id: payload._id, company: { _id: company.id }, status: 'invited', shareBps: 1250 },
    ]);
  });

  it('by an administrator, and a share that the company itself changes, each send the company a letter', async () => {
    const mail = { email: `company${NOW.getTime()}@qeema.example`, email_verified_at: NOW };
    await db().updateTable('users').set(mail).where('id', '=', company.id).execute();
    const administrator = await makeMember({ name: 'مدير قديم' });
    await makeMembership(db(), company.id, administrator, { shareBps: 0, role: 'administrator' });
    const toCompany = async () => (await lettersWaiting()).filter(({ to }) => to === mail.email);
    const body = { handle: person.handle, shareBps: 9900, role: 'member' } as const;
    const { _id } = await inviteMember(administrator.ctx, company.id, body);
    await acceptInvitation(person.ctx, _id);
    await changeShare(company.ctx, company.id, _id, { shareBps: 10_000 });
    const letters = (await toCompany()).map(({ content }) => stripBidiMarks(JSON.stringify(content)));
    expect(letters).toHaveLength(2);
    for (const letter of letters) expect(letter).toContain('ليلى بن يوسف');
    expect(letters[0]).toContain('مدير قديم');
    expect(letters[0]).toContain('99%');
    expect(letters[0]).toContain('/creator/company');
  });

  it('accepted by twenty calls at once counts once; the company and the inviting administrator are notified', async () => {
    const administrator = await makeMember();
    await makeMembership(db(), company.id, administrator, { shareBps: 0, role: 'administrator' });
    const { payload } = await callRoute<{ _id: string }>(INVITE, {
      params: { id: company.id },
      token: administrator.token,
      body: { handle: person.handle, shareBps: 3000, role: 'member' },
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        acceptInvitation(ctxOf(i % 2 ? db() : second, person), payload._id),
      ),
    );
    expect(answers.map(({ _id, status }) => [_id, status])).toEqual(Array(20).fill([payload._id, 'active']));
    const late = await callRoute(ACCEPT, {
      params: { id: payload._id },
      token: person.token,
      method: 'POST',
    });
    expect(late.status).toBe(200);
    const joined = (await list<CompanyEvent>(HISTORY, { params: { id: company.id }, token: person.token }))
      .data;
    expect(joined.filter((event) => event.kind === 'joined' && event.person._id === person.id)).toHaveLength(
      1,
    );
    for (const notified of [company, administrator]) {
      expect((await kindsOf(notified)).filter(([, from]) => from === person.id)).toEqual([
        ['company_accepted', person.id, notified === company ? 2 : 1],
      ]);
    }
    // The invitation was answered, so its notice is withdrawn.
    expect(await kindsOf(person)).toEqual([]);
    expect(await sharesAt(company.ctx, company.id, NOW)).toEqual([
      { userId: company.id, shareBps: 7000 },
      { userId: person.id, shareBps: 3000 },
    ]);
  });

  it('that is declined or taken back frees its share and may be sent again', async () => {
    const first = await makeInvitation(db(), company.id, person, { shareBps: 10_000 });
    await declineInvitation(person.ctx, first);
    await declineInvitation(person.ctx, first);
    expect(await kindsOf(company)).toEqual([['company_declined', person.id, 1]]);
    const second = await makeInvitation(db(), company.id, person, { shareBps: 10_000 });
    await endMembership(company.ctx, company.id, second);
    expect(await kindsOf(person)).toEqual([]);
    expect((await view(company)).freeBps).toBe(10_000);
    const third = await makeMembership(db(), company.id, person, { shareBps: 10_000 });
    expect((await view(person)).members.map(({ _id }) => _id)).toEqual([third]);
    const { data } = await list<CompanyEvent>(HISTORY, { params: { id: company.id }, token: company.token });
    expect(data.map(({ kind }) => kind).toSorted()).toEqual(
      ['declined', 'invited', 'invited', 'invited', 'joined', 'withdrawn'].toSorted(),
    );
  });

  it('is sent only while shares are free, and once to each person, even when many are sent at once', async () => {
    const guests = await Promise.all(Array.from({ length: 20 }, () => makeMember()));
    const sent = await Promise.allSettled(
      guests.map(({ handle }, i) =>
        inviteMember(ctxOf(i % 2 ? db() : second, company), company.id, {
          handle,
          shareBps: 1500,
          role: 'member',
        }),
      ),
    );
    const refused = sent.flatMap((result) => (result.status === 'rejected' ? result.reason.code : []));
    expect(refused).toEqual(Array(14).fill('share_unavailable'));
    expect((await view(company)).freeBps).toBe(1000);
    const one = await makeMember();
    const twice = await Promise.allSettled(
      Array.from({ length: 10 }, (_, i) => {
        const body = { handle: one.handle, shareBps: 10, role: 'member' as const };
        return inviteMember(ctxOf(i % 2 ? db() : second, company), company.id, body);
      }),
    );
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('accepted, declined and taken back at the same time gives a share only if it ends as accepted', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await makeInvitation(db(), company.id, person, { shareBps: 1000 });
      await Promise.allSettled([
        acceptInvitation(person.ctx, id),
        endMembership(company.ctx, company.id, id),
        declineInvitation(person.ctx, id),
      ]);
      const row = await db()
        .selectFrom('company_members')
        .select(['status', 'joined_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const shares = await sharesAt(company.ctx, company.id, fromNow(1000));
      expect(shares.length).toBe(row.status === 'active' ? 2 : 1);
      if (row.status === 'active') await leaveCompany(person.ctx, company.id);
    }
  });
});

describe('a share', () => {
  it('changes from its day on, and earlier days keep the share that they had', async () => {
    const start = fromNow(-10 * DAY);
    const at = (days: number) => new Date(start.getTime() + days * DAY);
    const id = await makeMembership(db(), company.id, person, { shareBps: 2000, at: start });
    const change = (days: number, shareBps: number, from?: number) =>
      changeShare(ctxOf(db(), company, at(days)), company.id, id, {
        shareBps,
        from: from === undefined ? undefined : at(from).toISOString(),
      });
    await change(1, 3000, 5);
    await change(2, 2500);
    const shareAt = async (days: number) => (await sharesAt(company.ctx, company.id, at(days)))[1]?.shareBps;
    expect([
      await shareAt(0),
      await shareAt(1.9),
      await shareAt(2),
      await shareAt(4.9),
      await shareAt(5),
    ]).toEqual([2000, 2000, 2500, 2500, 3000]);
    expect(await shareAt(-0.1)).toBeUndefined();
    await change(9, 0, 30);
    expect((await view(company)).members[0]).toMatchObject({
      shareBps: 3000,
      planned: [{ shareBps: 0, from: at(30).toISOString() }],
    });
    expect(await kindsOf(person)).toEqual([['company_share', company.id, 1]]);
  });

  it('ends when the member leaves or the company ends the membership, and the other side is notified', async () => {
    await makeMembership(db(), company.id, person, { shareBps: 2000 });
    const leave = () => callRoute(LEAVE, { params: { id: company.id }, token: person.token, method: 'POST' });
    expect((await leave()).status).toBe(200);
    expect((await leave()).status).toBe(404);
    expect((await kindsOf(company))[0]).toEqual(['company_left', person.id, 1]);
    const again = await makeMembership(db(), company.id, person, { shareBps: 2000 });
    await endMembership(company.ctx, company.id, again);
    await endMembership(company.ctx, company.id, again);
    expect((await kindsOf(person))[0]).toEqual(['company_ended', company.id, 1]);
    expect(await sharesAt(company.ctx, company.id, fromNow(1))).toHaveLength(1);
  });
});

describe('a company', () => {
  it('shows everybody its members without their shares, and is listed among the companies of a member', async () => {
    await makeMembership(db(), company.id, person, { shareBps: 2000, role: 'administrator' });
    await makeInvitation(db(), company.id, await makeMember(), { shareBps: 1000 });
    const members = await callRoute(MEMBERS, { params: { id: company.id } });
    expect(members.payload).toMatchObject({
      data: [{ person: { _id: person.id }, role: 'administrator' }],
      nextCursor: null,
    });
    expect(JSON.stringify(members.payload)).not.toMatch(/share/i);
    const query = { tab: 'companies', userId: person.id };
    expect((await list<{ _id: string }>(NETWORK, { query })).data.map(({ _id }) => _id)).toEqual([
      company.id,
    ]);
    await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', company.id).execute();
    expect((await list(NETWORK, { query })).data).toEqual([]);
    expect((await list(MINE, { token: person.token })).data).toEqual([]);
  });

  it('shows a member what they may do, at a fixed number of queries, and its history page by page', async () => {
    await makeMembership(db(), company.id, person, { shareBps: 1000 });
    const cost = async () => (await recordQueries(() => view(person))).length;
    const few = await cost();
    const others = await Promise.all(Array.from({ length: 6 }, () => makeMember()));
    for (const other of others) await makeMembership(db(), company.id, other, { shareBps: 500 });
    expect(await cost()).toBe(few);
    const seen = await view(person);
    expect(seen.can).toEqual({ invite: false, appoint: false });
    expect(seen.members.map(({ can }) => [can.changeShare, can.end, can.leave])).toEqual([
      [false, false, true],
      ...others.map(() => [false, false, false]),
    ]);
    expect(seen.ownShareBps).toBe(6000);
    const all: string[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = { limit: '5', ...(cursor ? { cursor } : {}) };
      const page = await list<CompanyEvent>(HISTORY, {
        params: { id: company.id },
        token: person.token,
        query,
      });
      all.push(...page.data.map(({ _id }) => _id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(14);
  });
});
