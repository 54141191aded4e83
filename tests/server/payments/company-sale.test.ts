import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { GET as BALANCE } from '@/app/api/finance/balance/route';
import { GET as LEDGER } from '@/app/api/finance/ledger/route';
import { leaveCompany } from '@/lib/server/companies/invitations';
import { changeShare } from '@/lib/server/companies/members';
import { db } from '@/lib/server/db/client';
import { makeInvitation, makeMembership } from '@/lib/server/demo/company-factory';
import { ctxOf, guestCtx } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { listLedger } from '@/lib/server/finance/ledger';
import { getBalance } from '@/lib/server/finance/service';
import { applyGatewayEvent } from '@/lib/server/gateway-events/events';
import { newId } from '@/lib/server/ids';
import { releaseHolds } from '@/lib/server/payments/release';
import { stripBidiMarks } from '@/lib/shared/arabic';
import { DAY } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { dropJobs } from '@/tests/setup/run-jobs';
import { buy, eventFor, placeOrder, tell } from '@/tests/setup/trade';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let company: Member;
let one: Member;
let two: Member;
let oneId: string;
let product: Awaited<ReturnType<typeof makeProduct>>;

cleanWorld(async () => {
  await dropJobs();
  const email = `${newId()}@qeema.example`;
  company = await makeMember({ role: 'CREATOR', account_type: 'COMPANY', email });
  [one, two] = [await makeMember(), await makeMember()];
  oneId = await makeMembership(db(), company.id, one, { shareBps: 3333 });
  await makeMembership(db(), company.id, two, { shareBps: 1 });
  await makeInvitation(db(), company.id, await makeMember(), { shareBps: 1000 });
  // 1999, and 10 % of it are the fee: 1800 net.
  product = await makeProduct(db(), company, { price: 1999 });
});

const buyOne = async () => buy((await makeMember()).token, product);
const pending = async () =>
  Promise.all([company, one, two].map(async ({ ctx }) => (await getBalance(ctx)).pending.amount));
const available = async () =>
  Promise.all([company, one, two].map(async ({ ctx }) => (await getBalance(ctx)).available.amount));

describe('a company’s sale', () => {
  it('is split to the cent by the shares of that moment, and the company gets the cents that rounding leaves', async () => {
    const orderId = await buyOne();
    // A third of 1800 is 599.94, a hundredth of a percent 0.18: rounded down. An invitation alone earns nothing.
    expect(await pending()).toEqual([1201, 599, 0]);
    const { rows } = await sql<{ owner_id: string; amount: number; share_bps: number }>`
      select h.owner_id, h.amount, h.share_bps from holds h join order_lines l on l.id = h.order_line_id
      where l.order_id = ${orderId} order by h.amount`.execute(db());
    expect(rows).toEqual([
      { owner_id: one.id, amount: 599, share_bps: 3333 },
      { owner_id: company.id, amount: 1201, share_bps: 6666 },
    ]);
    const [entry] = (await listLedger(one.ctx, { limit: 5 })).data;
    expect(entry).toMatchObject({ kind: 'sale', amount: { amount: 599 }, gross: { amount: 1999 } });
  });

  it('is shown in the finance of a member who is not a creator, and refused to someone without a company', async () => {
    await buyOne();
    for (const route of [BALANCE, LEDGER]) {
      expect((await callRoute(route, { token: one.token })).status).toBe(200);
      expect((await callRoute(route, { token: (await makeMember()).token })).status).toBe(403);
    }
  });

  it('is split by a new share from its start date on, and a member who left no longer earns', async () => {
    const from = fromNow(2 * DAY);
    await changeShare(company.ctx, company.id, oneId, { shareBps: 5000, from: from.toISOString() });
    const sellAt = async (at: Date) => {
      const buyer = await makeMember();
      const order = await placeOrder(buyer.token, product);
      await applyGatewayEvent(guestCtx(db(), at), 'sandbox', await eventFor(order._id));
    };
    await sellAt(new Date(from.getTime() - 1));
    expect(await pending()).toEqual([1201, 599, 0]);
    await sellAt(from);
    expect(await pending()).toEqual([1201 + 900, 599 + 900, 0]);
    await leaveCompany(ctxOf(db(), one, new Date(from.getTime() + DAY)), company.id);
    await sellAt(new Date(from.getTime() + DAY));
    expect(await pending()).toEqual([1201 + 900 + 1800, 599 + 900, 0]);
  });

  it('is released once to each owner when twenty workers run at once', COMMITS, async () => {
    await buyOne();
    await buyOne();
    const later = guestCtx(db(), fromNow(8 * DAY));
    await Promise.all(Array.from({ length: 20 }, () => releaseHolds(later)));
    expect(await pending()).toEqual([0, 0, 0]);
    expect(await available()).toEqual([2402, 1198, 0]);
  });

  it(
    'counts once when its event comes again, and the company’s letter names the part that it keeps',
    COMMITS,
    async () => {
      const buyer = await makeMember();
      const event = await eventFor((await placeOrder(buyer.token, product))._id);
      await Promise.all(Array.from({ length: 5 }, () => tell(event)));
      await tell({ ...event, id: `${event.id}_again` });
      expect(await pending()).toEqual([1201, 599, 0]);
      const { rows } = await sql<{ payload: unknown }>`
      select payload from graphile_worker._private_jobs where payload->>'to' = ${company.email}`.execute(
        db(),
      );
      const letters = rows.map(({ payload }) => stripBidiMarks(JSON.stringify(payload)));
      expect(letters.filter((letter) => letter.includes('$12.01'))).toHaveLength(1);
    },
  );

  it('is split into exactly the net amount while shares change at the same time', COMMITS, async () => {
    const changes = [1000, 2000, 5000, 8000, 0].map((shareBps) =>
      changeShare(company.ctx, company.id, oneId, { shareBps }),
    );
    await Promise.all([...changes, buyOne(), buyOne(), buyOne()]);
    const { rows } = await sql<{ wrong: number }>`
      select count(*)::int as wrong from order_lines l join orders o on o.id = l.order_id where o.status = 'paid'
        and l.amount - l.fee_amount <> (select coalesce(sum(amount), 0) from holds where order_line_id = l.id)`.execute(
      db(),
    );
    expect(rows[0]?.wrong).toBe(0);
    expect((await pending()).reduce((sum, amount) => sum + amount, 0)).toBe(3 * 1800);
  });
});
