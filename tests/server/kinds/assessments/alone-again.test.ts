import { beforeEach, describe, expect, it } from 'vitest';
import { cancelSeat } from '@/lib/server/appointments/workshops';
import { beginExam, failExam } from '@/tests/setup/exams';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { refusal } from '@/tests/setup/refusal';
import { eventFor, tell } from '@/tests/setup/trade';
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

const at = ({ ctx }: Member) => ({ ...ctx, now: new Date() });

const dispute = async (orderId: string, change: 'opened' | 'lost' | 'won') =>
  tell(await eventFor(orderId, `dispute.${change}`, { subjectRef: `dispute of ${orderId}` }));

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

  it('stay apart from those of seats: a seat that is taken again has those of the one before', async () => {
    const date = dateIn(5);
    const id = await makeWorkshop(host, [date]);
    await setAssessment(host, id, 'before', { attempts: 1 });
    await setAssessment(host, id, 'alone', { attempts: 1 });
    const { entitlementId } = await seatFor(buyer, id, date._id);
    await failExam(buyer, entitlementId, 'before');
    await cancelSeat(at(buyer), entitlementId, { backBps: 10_000 });
    await writeWorkshop(host, id, aloneOf());
    await aloneFor(buyer, id);
    const other = dateIn(6);
    await writeWorkshop(host, id, workshopOf([other]));
    const again = await seatFor(buyer, id, other._id);
    expect(await refusal(beginExam(buyer, again.entitlementId, 'before'))).toBe('no_attempts_left');
  });
});
