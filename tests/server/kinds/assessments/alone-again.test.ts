import { beforeEach, describe, expect, it } from 'vitest';
import { cancelSeat, cancelWorkshopDate } from '@/lib/server/appointments/workshops';
import { addCartLine } from '@/lib/server/cart/service';
import { getBoughtAssessment } from '@/lib/server/kinds/assessments/bought-assessment';
import { getProduct, updateProduct } from '@/lib/server/making/service';
import { beginExam, failExam, passExam } from '@/tests/setup/exams';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { refusal } from '@/tests/setup/refusal';
import { bodyFor, checkOut, eventFor, tell } from '@/tests/setup/trade';
import {
  aloneFor,
  aloneOf,
  dateIn,
  makeAlone,
  makeWorkshop,
  seatFor,
  setAssessment,
  workshopOf,
  writeWorkshop,
} from '@/tests/setup/workshops';

let host: Member;
let buyer: Member;

beforeEach(async () => {
  [host, buyer] = [await makeMember({ role: 'CREATOR' }), await makeMember()];
});

const dispute = async (orderId: string, change: 'opened' | 'lost' | 'won') =>
  tell(await eventFor(orderId, `dispute.${change}`, { subjectRef: `dispute of ${orderId}` }));

describe('an assessment that costs nothing', () => {
  const FREE = { price: { amount: 0, currency: 'USD' } } as const;
  let free: { id: string; price: { amount: number } };

  beforeEach(async () => {
    free = { id: await makeAlone(host, { attempts: 1 }, FREE), price: { amount: 0 } };
  });

  it('is not taken again by who has it: that would bring as many attempts as one likes', async () => {
    expect((await checkOut(buyer.token, bodyFor(free))).status).toBe(201);
    expect((await checkOut(buyer.token, bodyFor(free))).problem.code).toBe('already_owned');
    expect(await refusal(addCartLine(buyer.ctx, { kind: 'product', subjectId: free.id }))).toBe(
      'already_owned',
    );
    expect((await checkOut((await makeMember()).token, bodyFor(free))).status).toBe(201);
  });

  it('is given once where two orders for it come at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => checkOut(buyer.token, bodyFor(free))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it('is not taken again by who paid for it, and its page does not offer it; a seat is something else', async () => {
    const date = dateIn(5);
    const id = await makeWorkshop(host, [date]);
    await setAssessment(host, id, 'alone');
    const guest = await makeMember();
    await seatFor(guest, id, date._id);
    await cancelWorkshopDate(host.ctx, date._id, { reason: 'x' });
    await updateProduct(host.ctx, id, { content: aloneOf() });
    await aloneFor(buyer, id);
    expect((await getProduct(buyer.ctx, id)).can.buy).toBe(true);
    await updateProduct(host.ctx, id, { content: aloneOf(FREE) });
    expect((await getProduct(buyer.ctx, id)).can.buy).toBe(false);
    expect((await checkOut(buyer.token, bodyFor({ ...free, id }))).problem.code).toBe('already_owned');
    expect((await getProduct(guest.ctx, id)).can.buy).toBe(true);
    expect((await checkOut(guest.token, bodyFor({ ...free, id }))).status).toBe(201);
  });
});

describe('attempts at an assessment without a date', () => {
  it('come back with a purchase whose dispute was won, from another one that is gone by then', async () => {
    const id = await makeAlone(host, { attempts: 1 });
    const first = await aloneFor(buyer, id);
    await failExam(buyer, first.purchase, 'alone');
    await dispute(first.orderId, 'opened');
    const second = await aloneFor(buyer, id);
    for (const change of ['opened', 'lost'] as const) await dispute(second.orderId, change);
    await dispute(first.orderId, 'won');
    expect(await refusal(beginExam(buyer, first.purchase, 'alone'))).toBe('no_attempts_left');
  });

  it('go to the purchase that its buyer keeps: what they passed is not lost, and nothing begins again', async () => {
    const id = await makeAlone(host, { attempts: 1 });
    const first = await aloneFor(buyer, id);
    await dispute(first.orderId, 'opened');
    const second = await aloneFor(buyer, id);
    await passExam(buyer, second.purchase, 'alone');
    await dispute(first.orderId, 'won');
    for (const change of ['opened', 'lost'] as const) await dispute(second.orderId, change);
    expect((await getBoughtAssessment(buyer.ctx, first.purchase)).mayHaveCertificate).toBe(true);
    expect(await refusal(beginExam(buyer, first.purchase, 'alone'))).toBe('no_attempts_left');
  });

  it('stay apart from those of seats: a seat that is taken again has those of the one before', async () => {
    const date = dateIn(5);
    const id = await makeWorkshop(host, [date]);
    await setAssessment(host, id, 'before', { attempts: 1 });
    await setAssessment(host, id, 'alone', { attempts: 1 });
    const { entitlementId } = await seatFor(buyer, id, date._id);
    await failExam(buyer, entitlementId, 'before');
    await cancelSeat(buyer.ctx, entitlementId, { backBps: 10_000 });
    await writeWorkshop(host, id, aloneOf());
    await aloneFor(buyer, id);
    const other = dateIn(6);
    await writeWorkshop(host, id, workshopOf([other]));
    const again = await seatFor(buyer, id, other._id);
    expect(await refusal(beginExam(buyer, again.entitlementId, 'before'))).toBe('no_attempts_left');
  });
});
