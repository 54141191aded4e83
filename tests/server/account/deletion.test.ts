import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { GET as commentsRoute } from '@/app/api/posts/[id]/comments/route';
import { GET as postRoute } from '@/app/api/posts/post/[id]/route';
import { GET as productRoute } from '@/app/api/product/[id]/route';
import { GET as profileRoute } from '@/app/api/users/[id]/route';
import { GET as getRoute, POST as requestRoute, DELETE as undoRoute } from '@/app/api/users/deletion/route';
import { GET as meRoute } from '@/app/api/users/me/route';
import { eraseLeavers } from '@/lib/server/account/erase';
import { hashPassword } from '@/lib/server/auth/passwords';
import { signInWithPassword } from '@/lib/server/auth/service';
import { db } from '@/lib/server/db/client';
import { guestCtx, makeSession } from '@/lib/server/demo/people-factory';
import { makeComment, makePost } from '@/lib/server/demo/post-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { storeRenditions } from '@/lib/server/files/service';
import { follow } from '@/lib/server/follows/service';
import { newId } from '@/lib/server/ids';
import { getPurchase } from '@/lib/server/library/service';
import { getPost } from '@/lib/server/posts/views';
import { DAY, MINUTE } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { giveBalance } from '@/tests/setup/payouts';
import { dropJobs, runJobs } from '@/tests/setup/run-jobs';
import { storedFiles } from '@/tests/setup/stored-files';
import { buy } from '@/tests/setup/trade';
import { lettersWaiting } from './letters-waiting';

const PASSWORD = 'طائر-أزرق-2026';
const hash = await hashPassword(PASSWORD);
const meta = { userAgent: 'test', address: '10.0.0.1' };

let sara: Member;
let other: Member;
let count = 0;

beforeEach(async () => {
  await dropJobs();
  count++;
  const own = { name: 'سارة العتيبي', email: `sara${count}@leave.example`, password_hash: hash };
  sara = await makeMember({
    ...own,
    role: 'CREATOR',
    email_verified_at: NOW,
    bio: `نبذة سارة ${count};`,
    phone: `+96650000${1000 + count}`,
  });
  other = await makeMember({ email: `other${count}@leave.example` });
});

const ask = (body: unknown, token = sara.token) =>
  callRoute<{ deletesAt: string }>(requestRoute, { body, token });
const leave = () => ask({ handle: sara.handle, password: PASSWORD });
const undo = (token: string) => callRoute(undoRoute, { token, method: 'DELETE' });
const isLive = async (token: string) => (await callRoute(meRoute, { token })).status === 200;
const row = () => db().selectFrom('users').selectAll().where('id', '=', sara.id).executeTakeFirstOrThrow();
const eraseIn = (days: number) => eraseLeavers(guestCtx(db(), fromNow(days * DAY)));
const see = async (route: Parameters<typeof callRoute>[0], id: string, token = other.token) =>
  (await callRoute(route, { params: { id }, token })).status;

async function commentsAfterJobs(postId: string): Promise<number> {
  await runJobs();
  return (await getPost(guestCtx(db()), postId)).counts.comments;
}

const insertPayout = (number: number) =>
  db()
    .insertInto('payouts')
    .values({
      id: newId(),
      user_id: sara.id,
      number,
      amount: 5000,
      currency: 'USD',
      status: 'pending',
      created_at: NOW,
      updated_at: NOW,
    })
    .execute();

describe('deleting an account is refused', () => {
  it('to a visitor', async () => {
    expect((await ask({ handle: sara.handle, password: PASSWORD }, '')).status).toBe(401);
    expect((await undo('')).status).toBe(401);
  });

  it('with a wrong password, no password or another handle, and nothing changes', async () => {
    const wrong = await ask({ handle: sara.handle, password: 'x' });
    expect([wrong.status, wrong.problem.code]).toEqual([403, 'password_wrong']);
    expect((await ask({ handle: sara.handle })).status).toBe(403);
    const handle = await ask({ handle: other.handle, password: PASSWORD });
    expect([handle.status, Object.keys(handle.problem.errors ?? {})]).toEqual([422, ['handle']]);
    expect([(await row()).status, await isLive(sara.token)]).toEqual(['active', true]);
    expect(await lettersWaiting()).toEqual([]);
  });

  it('to a member without a password whose sign-in is not recent', async () => {
    await db().updateTable('users').set({ password_hash: null }).where('id', '=', sara.id).execute();
    const then = fromNow(-11 * MINUTE);
    await db().updateTable('sessions').set({ created_at: then }).where('user_id', '=', sara.id).execute();
    const { status, problem } = await ask({ handle: sara.handle });
    expect([status, problem.code]).toEqual([403, 'sign_in_again']);
  });

  it('while the member has a balance that was not shown to them', async () => {
    await giveBalance(sara.id, 1_250);
    const own = { handle: sara.handle, password: PASSWORD };
    for (const balances of [
      undefined,
      [],
      [{ amount: 1_249, currency: 'USD' }],
      [{ amount: 1_250, currency: 'EUR' }],
    ]) {
      const { status, problem } = await ask({ ...own, balances });
      expect([status, problem.code]).toEqual([409, 'balance_left']);
    }
    expect([(await row()).status, await isLive(sara.token)]).toEqual(['active', true]);
    const seen = await ask({ ...own, balances: [{ amount: 1_250, currency: 'USD' }] });
    expect(seen.status).toBe(200);
  });

  it('while a payout is under way', async () => {
    await insertPayout(1_000_001);
    const { status, problem } = await leave();
    expect([status, problem.code]).toEqual([409, 'payout_open']);
    expect(await isLive(sara.token)).toBe(true);
  });
});

describe('an account whose deletion was asked for', () => {
  it('is hidden from others at once and signed out everywhere, and its owner gets a letter', async () => {
    const second = await makeSession(db(), sara.id);
    const post = await makePost(db(), { authorId: sara.id });
    const product = await makeProduct(db(), sara, {});
    const theirs = await makePost(db(), { authorId: other.id });
    const subject = { type: 'posts' as const, id: theirs.id };
    await makeComment(db(), { subject, authorId: sara.id, text: 'تعليق سارة' });
    const { status, payload } = await leave();
    expect(status).toBe(200);
    expect(Date.parse(payload.deletesAt) - NOW.getTime()).toBeGreaterThan(14 * DAY - MINUTE);
    expect([await isLive(sara.token), await isLive(second.token)]).toEqual([false, false]);
    expect(await see(profileRoute, sara.id)).toBe(404);
    expect(await see(postRoute, post.id)).toBe(404);
    expect(await see(productRoute, product.id)).toBe(404);
    const comments = await callRoute(commentsRoute, { params: { id: theirs.id }, token: other.token });
    expect(JSON.stringify(comments.payload)).not.toContain('تعليق سارة');
    expect(JSON.stringify(comments.payload)).not.toContain(sara.name);
    expect((await lettersWaiting()).map(({ to }) => to)).toEqual([sara.email]);
  });

  it('can be restored after a sign-in and is then visible as before', async () => {
    const post = await makePost(db(), { authorId: sara.id });
    const theirs = await makePost(db(), { authorId: other.id });
    await makeComment(db(), { subject: { type: 'posts', id: theirs.id }, authorId: sara.id });
    await leave();
    expect(await commentsAfterJobs(theirs.id)).toBe(0);
    const again = await makeSession(db(), sara.id);
    const ctx = guestCtx(db());
    await expect(
      signInWithPassword(ctx, { email: sara.email ?? '', password: PASSWORD }, meta),
    ).resolves.toEqual(expect.objectContaining({ userId: sara.id }));
    const { payload: me } = await callRoute<{ deletesAt: string | null }>(meRoute, { token: again.token });
    expect(me.deletesAt).not.toBeNull();
    expect((await undo(again.token)).status).toBe(200);
    expect(await commentsAfterJobs(theirs.id)).toBe(1);
    expect(await see(profileRoute, sara.id)).toBe(200);
    expect(await see(postRoute, post.id)).toBe(200);
    await eraseIn(15);
    expect(await row()).toMatchObject({ status: 'active', email: sara.email, deletion_requested_at: null });
  });

  it('is complete a minute before its 14 days end, and deleted a minute after', async () => {
    await leave();
    await eraseIn(14 - 1 / 1440);
    expect(await row()).toMatchObject({ status: 'deletion_requested', email: sara.email });
    await eraseIn(14 + 1 / 1440);
    expect(await row()).toMatchObject({ status: 'deleted', email: null });
    const ctx = guestCtx(db());
    await expect(
      signInWithPassword(ctx, { email: sara.email ?? '', password: PASSWORD }, meta),
    ).rejects.toMatchObject({ code: 'invalid_credentials' });
  });
});

describe('a deleted account', () => {
  it('leaves no personal data in any table', async () => {
    const drawn = { width: 1, height: 1, list: [{ width: 1, data: Buffer.from('photo of sara') }] };
    const photo = await storeRenditions(sara.ctx, 'sara.png', drawn);
    await db().updateTable('users').set({ profile_pic_id: photo._id }).where('id', '=', sara.id).execute();
    const theirs = await makePost(db(), { authorId: other.id });
    const subject = { type: 'posts' as const, id: theirs.id };
    const said = await makeComment(db(), { subject, authorId: sara.id, text: 'سر سارة' });
    await makeComment(db(), { subject, authorId: other.id, parentId: said.id, text: 'جواب' });
    await makePost(db(), { authorId: sara.id, text: 'سر سارة' });
    await follow(sara.ctx, other.id);
    await follow(other.ctx, sara.id);
    await leave();
    await eraseIn(15);
    await runJobs();

    const dump: string[] = [];
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db());
    for (const { name } of tables) {
      const { rows } = await sql<{ text: string | null }>`
        select string_agg(to_jsonb(t)::text, '') as text from ${sql.table(name)} t`.execute(db());
      dump.push(rows[0]?.text ?? '');
    }
    const phone = `+96650000${1000 + count}`;
    for (const secret of ['سر سارة', `نبذة سارة ${count};`, sara.email ?? '?', `"${sara.handle}"`, phone]) {
      expect(dump.filter((text) => text.includes(secret)).length, secret).toBe(0);
    }
    expect(storedFiles().filter((path) => path.includes(photo._id))).toEqual([]);
    const counters = await db()
      .selectFrom('users')
      .select(['followers_count', 'following_count'])
      .where('id', '=', other.id)
      .executeTakeFirst();
    expect(counters).toEqual({ followers_count: 0, following_count: 0 });
    const { payload } = await callRoute<{ data: { text: string | null; author: object | null }[] }>(
      commentsRoute,
      { params: { id: theirs.id }, token: other.token },
    );
    expect(payload.data).toMatchObject([{ text: null, author: null }]);
  });

  it('leaves buyers their purchases and the ledger unchanged', async () => {
    const product = await makeProduct(db(), sara, { price: 1999, title: 'دليل الخط' });
    await buy(other.token, product);
    const sums = async () =>
      (
        await sql<{
          sum: number;
          n: number;
        }>`select sum(amount)::int as sum, count(*)::int as n from postings`.execute(db())
      ).rows[0];
    const before = await sums();
    const { payload } = await callRoute<{ balances: { amount: number }[] }>(getRoute, { token: sara.token });
    const { balances } = payload;
    const owed = balances[0]?.amount ?? 0;
    expect(owed).toBeGreaterThan(0);
    expect((await ask({ handle: sara.handle, password: PASSWORD, balances })).status).toBe(200);
    await dropJobs();
    await eraseIn(15);
    expect(await sums()).toEqual(before);
    const entitlements = db().selectFrom('entitlements').select('id').where('holder_id', '=', other.id);
    const held = await entitlements.executeTakeFirstOrThrow();
    expect(await getPurchase(other.ctx, held.id)).toMatchObject({ product: { title: 'دليل الخط' } });
    // The money owed is not lost: it stays in the books, and the owner of the e-mail address can claim it.
    const account = await sql<{ owed: number }>`select sum(balance)::int as owed from ledger_accounts
      where owner_id = ${sara.id}`.execute(db());
    expect(account.rows[0]?.owed).toBe(owed);
    expect((await row()).claim_hash).toMatch(/^[0-9a-f]{64}$/);
    const [goodbye] = await lettersWaiting();
    expect(goodbye).toMatchObject({ to: sara.email, content: { subject: 'حُذف حسابك' } });
    expect(JSON.stringify(goodbye)).toContain(sara.id);
  });

  it('is deleted even when deleting another account in the same run fails', async () => {
    await leave();
    await ask({ handle: other.handle }, other.token);
    await insertPayout(1_000_002);
    await eraseIn(15);
    expect((await row()).status).toBe('deletion_requested');
    const gone = await db()
      .selectFrom('users')
      .select('status')
      .where('id', '=', other.id)
      .executeTakeFirst();
    expect(gone?.status).toBe('deleted');
  });
});
