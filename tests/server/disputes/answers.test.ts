import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PUT as ANSWER } from '@/app/api/finance/disputes/[id]/answer/route';
import { DELETE as REMOVE } from '@/app/api/finance/disputes/[id]/files/[fileId]/route';
import { GET as DISPUTE } from '@/app/api/finance/disputes/[id]/route';
import { GET as LIST } from '@/app/api/finance/disputes/route';
import type { DisputeView, OwnDispute } from '@/lib/contract/disputes';
import { intlTag } from '@/lib/i18n/locales';
import { storage } from '@/lib/server/adapters/storage/choose';
import { db } from '@/lib/server/db/client';
import { makeMembership } from '@/lib/server/demo/company-factory';
import { ctxOf, guestCtx } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { getDispute, putDisputeAnswer } from '@/lib/server/disputes/answers';
import { forgetDisputeAnswers } from '@/lib/server/disputes/jobs';
import { getNotifications } from '@/lib/server/notifications/service';
import { stripBidiMarks } from '@/lib/shared/arabic';
import { formatMoneyDate } from '@/lib/shared/dates';
import { noticeTarget } from '@/lib/shared/notice-kinds';
import { DAY } from '@/lib/shared/time';
import { knownTimeZone } from '@/lib/shared/time-zone';
import { callRoute, statusAndCode } from '@/tests/setup/call-route';
import { addProduct } from '@/tests/setup/cart';
import { fromNow, setClock } from '@/tests/setup/clock';
import { ANSWER_BY, openDispute, reportDispute, sendEvidence } from '@/tests/setup/disputes';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';
import { pdf, picture } from '@/tests/setup/receipts';
import { lineOf } from '@/tests/setup/reversals';
import { dropJobs, runJobs } from '@/tests/setup/run-jobs';
import { makeShop } from '@/tests/setup/shop';
import { buy, checkOut, eventFor, tell } from '@/tests/setup/trade';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

const TEXT = 'نُزّلت كل الملفات يوم الشراء.';

let seller: Member;
let buyer: Member;
let other: Member;
let orderId: string;
let id: string;

cleanWorld(async () => {
  await dropJobs();
  let product: Awaited<ReturnType<typeof makeProduct>>;
  ({ seller, buyer, product } = await makeShop(1000));
  Object.assign(seller, { email: `${seller.id}@seller.example` });
  await db()
    .updateTable('users')
    .set({ email: `${seller.id}@seller.example`, email_verified_at: fromNow(0) })
    .where('id', '=', seller.id)
    .execute();
  other = await makeMember({ role: 'CREATOR' });
  orderId = await buy(buyer.token, product);
  id = await openDispute(orderId);
});

const read = (token: string | undefined, of = id) =>
  callRoute<DisputeView>(DISPUTE, { token, params: { id: of } });
const answer = (token: string | undefined, text: unknown = TEXT, of = id) =>
  callRoute<DisputeView>(ANSWER, { token, params: { id: of }, body: { text }, method: 'PUT' });
const remove = (token: string | undefined, fileId: string) =>
  callRoute<DisputeView>(REMOVE, { token, params: { id, fileId }, method: 'DELETE' });
const answerRows = () =>
  db().selectFrom('dispute_answers').select('id').where('dispute_id', '=', id).execute();
const fileRow = () =>
  db()
    .selectFrom('dispute_files as f')
    .innerJoin('dispute_answers as a', 'a.id', 'f.answer_id')
    .select(['f.storage_key', 'f.mime'])
    .where('a.dispute_id', '=', id)
    .executeTakeFirstOrThrow();
const forward = () =>
  db()
    .updateTable('dispute_answers')
    .set({ forwarded_at: fromNow(0), forwarded_by: other.id })
    .where('dispute_id', '=', id)
    .execute();

/** An order of a product of each seller, and of nothing else. */
async function twoSellers() {
  const theirs = await makeProduct(db(), other, { price: 3000 });
  const ours = await makeProduct(db(), seller, { price: 500 });
  for (const product of [theirs, ours]) await addProduct(buyer.ctx, product.id);
  const { payload: order } = await checkOut(buyer.token, {
    expectedTotal: { amount: 3500, currency: 'USD' },
  });
  await tell(await eventFor(order._id));
  return { theirs, ours, order };
}

describe('a dispute', () => {
  it('is not there for another seller, its buyer and a missing id; a guest is asked to sign in', async () => {
    const sent = await sendEvidence(id, pdf(), seller.token);
    for (const { token } of [other, buyer]) {
      expect(await statusAndCode(read(token))).toEqual([404, 'not_found']);
      expect(await statusAndCode(answer(token))).toEqual([404, 'not_found']);
      expect((await sendEvidence(id, pdf(), token)).status).toBe(404);
      expect((await remove(token, sent.dispute.files[0]?._id ?? '')).status).toBe(404);
      expect((await callRoute<{ data: unknown[] }>(LIST, { token })).payload.data).toEqual([]);
    }
    expect((await read(undefined)).status).toBe(401);
    expect((await read(seller.token, NO_ID)).status).toBe(404);
  });

  it('shows a seller the cause, the deadline and only their own lines of an order with two sellers', async () => {
    const { theirs, ours, order } = await twoSellers();
    const both = await openDispute(order._id, { cause: 'duplicate', amount: 3500 });
    const { payload } = await read(seller.token, both);
    expect(payload).toMatchObject({
      status: 'open',
      cause: 'duplicate',
      answerBy: ANSWER_BY.toISOString(),
      answering: 'open',
      amount: { amount: 500, currency: 'USD' },
      lines: [{ title: ours.title, amount: { amount: 500 } }],
    });
    for (const hidden of [theirs.title, buyer.name]) expect(JSON.stringify(payload)).not.toContain(hidden);
    await answer(other.token, 'رد البائع الآخر', both);
    const list = await callRoute<{ data: OwnDispute[] }>(LIST, { token: seller.token });
    expect(list.payload.data).toMatchObject([
      { _id: both, sentAt: null, lines: [{ title: ours.title }] },
      { _id: id, cause: 'not_received' },
    ]);
    expect((await read(seller.token, both)).payload).toMatchObject({ text: '', sentAt: null });
  });

  it('that took nothing from a seller’s lines is not there for them', async () => {
    const { order } = await twoSellers();
    const first = order.lines[0]?.seller._id === seller.id ? other : seller;
    const part = await openDispute(order._id, { amount: 100 });
    expect((await read(first.token, part)).status).toBe(404);
  });
});

describe('a dispute about a company’s sale', () => {
  it('is the company’s account’s to answer, and not there for a member with a share', async () => {
    const company = await makeMember({ role: 'CREATOR', account_type: 'COMPANY' });
    await makeMembership(db(), company.id, other, { shareBps: 5000 });
    const order = await buy(buyer.token, await makeProduct(db(), company, { price: 700 }));
    const ofCompany = await openDispute(order);
    expect((await read(other.token, ofCompany)).status).toBe(404);
    expect((await answer(company.token, TEXT, ofCompany)).payload).toMatchObject({ text: TEXT });
  });
});

describe('an answer', () => {
  it.each([
    ['no text', null],
    ['an empty text', '  \n '],
    ['a text that is too long', 'أ'.repeat(5001)],
  ])('with %s is refused', async (_, text) => {
    expect(await statusAndCode(answer(seller.token, text))).toEqual([422, 'invalid']);
    expect(await answerRows()).toEqual([]);
  });

  it.each([
    ['HTML', Buffer.from('<html><script>alert(1)</script></html>'), 415],
    ['an executable', Buffer.from('MZ\u0090\u0000\u0003'), 415],
    ['a PDF that breaks off', Buffer.from('%PDF-1.4 and no end'), 415],
    ['an empty file', Buffer.alloc(0), 415],
    [
      'a PDF of more than 10 MB',
      Buffer.concat([Buffer.alloc(10 * 1024 * 1024 + 1), Buffer.from('%%EOF')]),
      413,
    ],
  ])('refuses %s as a file, and stores nothing', async (_, bytes, status) => {
    expect((await sendEvidence(id, bytes, seller.token)).status).toBe(status);
    expect(await answerRows()).toEqual([]);
  });

  it('has at most five files, and room again for one that was removed', async () => {
    for (let i = 0; i < 5; i++) expect((await sendEvidence(id, pdf(), seller.token)).status).toBe(201);
    expect((await sendEvidence(id, pdf(), seller.token)).code).toBe('too_many_files');
    const { files } = (await read(seller.token)).payload;
    expect(files).toHaveLength(5);
    expect((await remove(seller.token, files[0]?._id ?? '')).payload.files).toHaveLength(4);
    expect((await sendEvidence(id, pdf(), seller.token)).status).toBe(201);
  });

  it('is sent with its files, and changed until it is forwarded', async () => {
    const { dispute } = await sendEvidence(id, await picture(), seller.token, 'chat ../../x.png');
    expect(dispute).toMatchObject({ sentAt: null, files: [{ name: 'x.jpg' }] });
    expect((await answer(seller.token)).payload).toMatchObject({ text: TEXT, answering: 'open' });
    const later = ctxOf(db(), { ...seller, role: 'CREATOR' }, fromNow(DAY));
    const changed = await putDisputeAnswer(later, id, { text: 'نص آخر' });
    expect(changed).toMatchObject({ text: 'نص آخر', sentAt: fromNow(0).toISOString() });

    await forward();
    expect((await answer(seller.token)).problem.code).toBe('answer_forwarded');
    expect((await sendEvidence(id, pdf(), seller.token)).code).toBe('answer_forwarded');
    expect((await remove(seller.token, dispute.files[0]?._id ?? '')).problem.code).toBe('answer_forwarded');
    expect((await read(seller.token)).payload).toMatchObject({ text: 'نص آخر', answering: 'forwarded' });
  });

  it('stores a picture as a JPEG of its own pixels, which operators can hand on', async () => {
    await sendEvidence(id, await picture(), seller.token);
    const { storage_key, mime } = await fileRow();
    const chunks: Buffer[] = [];
    for await (const chunk of await storage().read(storage_key)) chunks.push(chunk as Buffer);
    const { format, width } = await sharp(Buffer.concat(chunks)).metadata();
    expect([mime, format, width]).toEqual(['image/jpeg', 'jpeg', 40]);
  });

  it('is refused after the bank’s deadline', async () => {
    const { dispute } = await sendEvidence(id, pdf(), seller.token);
    await db()
      .updateTable('disputes')
      .set({ answer_by: fromNow(-1) })
      .where('id', '=', id)
      .execute();
    expect(await statusAndCode(answer(seller.token))).toEqual([409, 'dispute_closed']);
    expect((await sendEvidence(id, pdf(), seller.token)).code).toBe('dispute_closed');
    expect((await remove(seller.token, dispute.files[0]?._id ?? '')).problem.code).toBe('dispute_closed');
    expect((await read(seller.token)).payload.answering).toBe('late');
  });

  it('is refused when the deadline passes while a request is under way', async () => {
    setClock(ANSWER_BY.getTime() + 1_000);
    await expect(putDisputeAnswer(seller.ctx, id, { text: TEXT })).rejects.toMatchObject({
      code: 'dispute_closed',
    });
    expect(await answerRows()).toEqual([]);
  });

  it.each(['won', 'lost'] as const)('is refused once the bank has decided: %s', async (outcome) => {
    await reportDispute(orderId, `dispute.${outcome}`);
    expect(await statusAndCode(answer(seller.token))).toEqual([409, 'dispute_closed']);
    expect((await read(seller.token)).payload).toMatchObject({ status: outcome, answering: 'decided' });
  });

  it('may come at any time while the bank names no deadline', async () => {
    await db().updateTable('disputes').set({ answer_by: null }).where('id', '=', id).execute();
    const late = ctxOf(db(), { ...seller, role: 'CREATOR' }, fromNow(100 * DAY));
    expect(await putDisputeAnswer(late, id, { text: TEXT })).toMatchObject({ answering: 'open' });
  });
});

describe('files sent at the same time', () => {
  it('are five at most', COMMITS, async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendEvidence(id, pdf(), seller.token)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect((await getDispute(seller.ctx, id)).files).toHaveLength(5);
  });
});

describe('a seller', () => {
  it('is led from the notice to the dispute, and the buyer to the order', async () => {
    const target = async (member: Member) => {
      const { data } = await getNotifications(member.ctx, { limit: 10 });
      const notice = data.find(({ kind }) => kind === 'dispute_opened');
      return notice && noticeTarget(notice);
    };
    expect(await target(seller)).toBe(`/finance/disputes/${id}`);
    expect(await target(buyer)).toBe(`/orders/${orderId}`);
  });

  it('reads in the notice which product it is about, and the deadline where the bank set one', async () => {
    const message = async (member: Member) => {
      const { data } = await getNotifications(member.ctx, { limit: 10 });
      return stripBidiMarks(data.find(({ kind }) => kind === 'dispute_opened')?.message ?? '');
    };
    const { lines } = await getDispute(seller.ctx, id);
    const date = formatMoneyDate(ANSWER_BY.toISOString(), 'text', intlTag('ar'), knownTimeZone(null));
    expect(await message(seller)).toContain(`«${lines[0]?.title}». أرسل ردك في موعد أقصاه ${date}`);
    expect(await message(buyer)).toMatch(/^سحب بنكك/);
    await db().updateTable('disputes').set({ answer_by: null }).where('id', '=', id).execute();
    expect(await message(seller)).toMatch(/»$/);
  });

  it('gets a letter with the deadline and a link to the dispute', COMMITS, async () => {
    const [letter] = await lettersTo(`${seller.id}@seller.example`);
    expect(letter?.text).toContain(`/finance/disputes/${id}`);
    expect(letter?.text).toMatch(/مهلة البنك.*\d\d:\d\d/s);
  });

  it('finds the dispute from the sale', async () => {
    const { GET: SALE } = await import('@/app/api/sales/[id]/route');
    const sale = await callRoute(SALE, { token: seller.token, params: { id: await lineOf(orderId) } });
    expect(sale.payload).toMatchObject({ dispute: { _id: id } });
  });
});

describe('180 days after the bank’s decision', () => {
  it('answers and files are deleted, and not before', COMMITS, async () => {
    await sendEvidence(id, pdf(), seller.token);
    await answer(seller.token);
    const { storage_key } = await fileRow();
    const run = (days: number) => forgetDisputeAnswers.run({}, guestCtx(db(), fromNow(days * DAY)));
    await run(400);
    expect(await answerRows()).toHaveLength(1);
    await reportDispute(orderId, 'dispute.lost');
    await run(179);
    expect(await answerRows()).toHaveLength(1);
    await run(181);
    expect(await answerRows()).toEqual([]);
    await runJobs();
    expect(await storage().exists(storage_key)).toBe(false);
  });
});
