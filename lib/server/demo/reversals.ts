import 'server-only';
import { KINDS } from '@/lib/contract/kinds/types';
import * as sandbox from '@/lib/server/adapters/payments/sandbox/repo-refunds';
import type { Db, MemberCtx } from '@/lib/server/ctx';
import { listOwnDisputes, putDisputeAnswer } from '@/lib/server/disputes/answers';
import { found } from '@/lib/server/errors';
import { applyGatewayEvent } from '@/lib/server/gateway-events/events';
import { newId } from '@/lib/server/ids';
import { declineRefund, refundSale } from '@/lib/server/refunds/decide';
import { applyOutcome } from '@/lib/server/refunds/outcome';
import { findRefund } from '@/lib/server/refunds/repo';
import { requestRefund } from '@/lib/server/refunds/request';
import { DAY, HOUR } from '@/lib/shared/time';
import type { Bought, DemoStep } from './buy';
import { operatorCtx } from './operator';
import type { Member } from './people';
import { ctxOf, guestCtx } from './people-factory';

interface Reversal {
  seller: string;
  daysAgo: number;
  /** how many days after the purchase */
  after: readonly [least: number, most: number];
  /** the types of product that its texts fit; any where none are named */
  of?: readonly string[];
  act: (db: Db, sale: Bought, at: Date, people: Map<string, Member>) => Promise<void>;
}

const LATE = [15, 90] as const;
const IN_TIME = [0, 13] as const;
const FILES = KINDS.files.types;

/** Refunds and disputes in each of their states. */
const REVERSALS: readonly Reversal[] = [
  {
    seller: 'sara',
    daysAgo: 1,
    after: LATE,
    of: FILES,
    act: asks('not_as_described', 'توقعت ملفات قابلة للتعديل.'),
  },
  {
    seller: 'omar',
    daysAgo: 0.4,
    after: LATE,
    of: ['template_kit'],
    act: asks('does_not_work', 'لا يعمل مع الإصدار الذي عندي.'),
  },
  { seller: 'layla', daysAgo: 9, after: LATE, of: FILES, act: isDeclined },
  { seller: 'darqalam', daysAgo: 6, after: IN_TIME, act: isReturned('succeeded') },
  { seller: 'layla', daysAgo: 3, after: IN_TIME, act: isReturned('failed') },
  { seller: 'khalid', daysAgo: 4, after: [0, 90], act: isGivenHalf },
  { seller: 'sara', daysAgo: 2, after: [1, 40], of: FILES, act: isDisputed('open') },
  { seller: 'maryam', daysAgo: 16, after: [1, 60], act: isDisputed('won') },
  { seller: 'youssef', daysAgo: 18, after: [1, 60], act: isDisputed('lost') },
];

/** What happened after some purchases; each finds one that was made before it. */
export function reversals(
  db: Db,
  people: Map<string, Member>,
  bought: readonly Bought[],
  now: Date,
): DemoStep[] {
  const taken = new Set<Bought>();
  return REVERSALS.map(({ seller, daysAgo, after: [least, most], of, act }) => {
    const at = new Date(now.getTime() - daysAgo * DAY);
    const fits = (sale: Bought) => {
      const days = (at.getTime() - sale.at.getTime()) / DAY;
      if (of && !of.includes(sale.type)) return false;
      return sale.seller === seller && sale.buyerKey !== 'huda' && days >= least && days <= most;
    };
    return {
      at,
      act: async () => {
        const sale = bought.find((sale) => fits(sale) && !taken.has(sale));
        if (!sale) return;
        taken.add(sale);
        await act(db, sale, at, people);
      },
    };
  });
}

type Reason = Parameters<typeof requestRefund>[2]['reason'];

async function ask(db: Db, { orderId, lineId, buyer }: Bought, at: Date, reason: Reason, note: string) {
  const request = { lineId, reason, note };
  const { refunds } = await requestRefund(ctxOf(db, buyer, at), orderId, request, newId(at));
  return refunds[0]?._id ?? '';
}

function asks(reason: Reason, note: string): Reversal['act'] {
  return async (db, sale, at) => void (await ask(db, sale, at, reason, note));
}

async function isDeclined(db: Db, sale: Bought, at: Date, people: Map<string, Member>): Promise<void> {
  const id = await ask(db, sale, at, 'changed_mind', 'لم أعد أحتاجه.');
  const seller = people.get(sale.seller) ?? sale.buyer;
  const answered = ctxOf(db, seller, new Date(at.getTime() + DAY / 2));
  const words = 'نُزّلت كل الملفات قبل ثلاثة أسابيع. راسلني لأساعدك في استخدامها.';
  await declineRefund(answered, id, words, { asOperator: false });
}

function isReturned(status: 'succeeded' | 'failed'): Reversal['act'] {
  return async (db, sale, at) => {
    const id = await ask(db, sale, at, 'by_mistake', '');
    await settle(db, sale, id, status, new Date(at.getTime() + HOUR));
  };
}

async function isGivenHalf(db: Db, sale: Bought, at: Date): Promise<void> {
  const ctx = await operatorCtx(db, at);
  const gift = { amount: Math.ceil(sale.amount / 2), answer: 'تأخرنا في الرد عليك، فأعدنا إليك نصف الثمن.' };
  const { refunds } = await refundSale(ctx, sale.lineId, gift, newId(at), { asOperator: true });
  await settle(db, sale, refunds[0]?._id ?? '', 'succeeded', new Date(at.getTime() + HOUR));
}

// The gateway's event, as its webhook would bring it.
async function settle(
  db: Db,
  { gatewayRef: intentId }: Bought,
  id: string,
  status: 'succeeded' | 'failed',
  at: Date,
): Promise<void> {
  const refund = found(await findRefund(db, id));
  const failure = status === 'failed' ? 'account_closed' : null;
  if (refund.status !== 'granted') return;
  await sandbox.insertRefund(db, { id, intentId, amount: refund.amount, status, failure, now: at });
  await applyOutcome(guestCtx(db, at), refund, { status, failure });
}

function isDisputed(end: 'open' | 'won' | 'lost'): Reversal['act'] {
  return async (db, { gatewayRef, amount, seller }, at, people) => {
    const id = `dp_demo_${end}`;
    await sandbox.insertDispute(db, { id, intentId: gatewayRef, amount, now: at });
    const answerBy = new Date(at.getTime() + 7 * DAY).toISOString();
    const terms = { cause: 'not_as_described', answerBy } as const;
    const reportDispute = (type: 'dispute.opened' | 'dispute.won' | 'dispute.lost', at: Date) =>
      applyGatewayEvent(guestCtx(db, at), 'sandbox', {
        id: `evt_${id}_${type}`,
        type,
        gatewayRef,
        subjectRef: id,
        amount,
        currency: 'USD',
        failure: null,
        at: at.toISOString(),
        ...terms,
      });
    await reportDispute('dispute.opened', at);
    const owner = people.get(seller);
    if (end === 'open') return owner && answer(ctxOf(db, owner, new Date(at.getTime() + DAY / 2)));
    await sandbox.closeDispute(db, id, end);
    await reportDispute(`dispute.${end}`, new Date(at.getTime() + 7 * DAY));
  };
}

async function answer(ctx: MemberCtx): Promise<void> {
  const text =
    'نزّل المشتري كل الملفات يوم الشراء، وهي كما عرضتها صفحة المنتج. عرضت عليه المساعدة ولم يصلني منه رد.';
  for (const { _id } of (await listOwnDisputes(ctx, { limit: 1 })).data)
    await putDisputeAnswer(ctx, _id, { text });
}
