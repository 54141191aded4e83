import { QueryClient } from '@tanstack/react-query';
import { OrderProgress } from '@/components/orders/order-progress';
import { OrderRefunds } from '@/components/orders/order-refunds';
import { Receipt } from '@/components/orders/receipt';
import { SalePage } from '@/components/refunds/sale-page';
import { getOrderRefunds, getSale } from '@/lib/client/endpoints.gen';
import type { MakeableType, Unit } from '@/lib/contract/kinds/types';
import { queryKey } from '@/lib/contract/query-key';
import type { RefundTerms, RefundView } from '@/lib/contract/refunds';
import type { Locale } from '@/lib/i18n/locales';
import { presentOrder } from '@/lib/server/orders/present';
import { receiptsOf } from '@/lib/server/orders/receipts';
import { saleNotices } from '@/lib/server/payments/sale-notices';
import { type RefundFacts, refundLetter } from '@/lib/server/refunds/letters';
import { presentTerms } from '@/lib/server/refunds/present';
import type { Contact } from '@/lib/server/users/service';
import { DAY } from '@/lib/shared/time';
import { fromNow, NOW } from './clock';
import { drawPage, lettersText, noticeText, sentencesOf } from './shown-texts';

// What buyer and seller read about a purchase, as pages and letters write it from the rows of the database.

/** A purchase of the table, with its amount of use. */
interface Thing {
  kind: 'product' | 'post' | 'tip';
  type: MakeableType | null;
  unit: Unit | null;
  of: number;
  refundDays: number;
}

const product = (type: MakeableType, unit: Unit, of: number, refundDays = 14): Thing => {
  return { kind: 'product', type, unit, of, refundDays };
};

export const THINGS = {
  files: product('template_kit', 'file', 3),
  book: product('guide_ebook', 'file', 1),
  unpromised: product('other', 'file', 2, 0),
  course: product('full_course', 'lesson', 10),
  series: product('audio_series', 'episode', 4),
  session: product('consulting', 'session', 1, 0),
  package: product('tutoring', 'session', 5, 0),
  seat: product('assessment_workshop', 'session', 1, 0),
  assessment: product('assessment_workshop', 'assessment', 1),
  post: { kind: 'post', type: null, unit: 'post', of: 1, refundDays: 14 },
  tip: { kind: 'tip', type: null, unit: null, of: 0, refundDays: 0 },
} as const satisfies Record<string, Thing>;

export type ThingName = keyof typeof THINGS;

/** `late`: bought so long ago that the promise is over. `used`: wholly. */
export const STATES = ['free', 'paid', 'used', 'late', 'refunded', 'disputed'] as const;
type State = (typeof STATES)[number];

/** `company`: one whose members take all that it earns. */
export const SELLERS = ['person', 'company'] as const;
type Seller = (typeof SELLERS)[number];

export interface Purchase {
  thing: ThingName;
  state: State;
  seller: Seller;
  locale: Locale;
}

/** The sentences that each side reads. */
interface Texts {
  buyer: string[];
  seller: string[];
  terms: RefundTerms;
}

const ID = '01890000-0000-7000-8000-00000000000';
const [ORDER, LINE, SUBJECT, SELLER, BUYER, MEMBER, HOLDING] = [1, 2, 3, 4, 5, 6, 7].map(
  (number) => `${ID}${number}`,
) as [string, string, string, string, string, string, string];
const PRICE = 1000;
const FEE = 100;

const person = (id: string, name: string, account_type: string) => ({
  id,
  name,
  handle: 'name',
  headline: '',
  profile_pic_id: null,
  role: 'CREATOR',
  account_type,
});
const view = (id: string, name: string) => ({
  _id: id,
  name,
  handle: 'name',
  headline: '',
  profilePic: null,
  role: 'CREATOR' as const,
  accountType: 'INDIVIDUAL' as const,
});

/** Writes all texts about a purchase. */
export function purchaseTexts(purchase: Purchase): Texts {
  const facts = factsOf(purchase);
  const terms = presentTerms(facts.line, NOW);
  const { thing, state, locale } = purchase;
  // Pages do not differ by who earns.
  const key = `${thing} ${state} ${locale}`;
  const pages = drawn.get(key) ?? pagesOf(purchase, facts, terms);
  drawn.set(key, pages);
  const letters = lettersOf(purchase, facts, terms);
  return {
    buyer: [...pages.buyer, ...letters.buyer],
    seller: [...pages.seller, ...letters.seller],
    terms,
  };
}

const drawn = new Map<string, { buyer: string[]; seller: string[] }>();

/** The order as its buyer sees it, and the sale as its seller does. */
function pagesOf({ state, locale }: Purchase, { line, order: row }: Facts, terms: RefundTerms) {
  const refunds = state === 'refunded' ? [refundOf(line.title)] : [];
  const dispute = state === 'disputed' ? ({ status: 'open', amount: usd(PRICE) } as const) : null;
  const order = presentOrder(row, NOW, locale);
  const sale = {
    _id: LINE,
    kind: line.kind,
    orderNumber: order.number,
    title: line.title,
    buyer: view(BUYER, 'Huda'),
    seller: view(SELLER, 'Sara'),
    paidAt: line.paid_at.toISOString(),
    amount: usd(line.amount),
    fee: usd(line.fee_amount),
    refundable: terms.refundable,
    terms,
    refunds,
    dispute,
    acceptBy: null,
    startsAt: order.lines[0]?.startsAt ?? null,
  };
  const answers = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const ofOrder = { lines: [terms], refunds, dispute };
  answers.setQueryData(queryKey(getOrderRefunds, { params: { id: ORDER } }), ofOrder);
  answers.setQueryData(queryKey(getSale, { params: { id: LINE } }), sale);
  const pages = (
    <>
      <OrderProgress order={order} />
      <Receipt order={order} />
      <OrderRefunds order={order} />
      <hr />
      <SalePage by="seller" id={LINE} />
    </>
  );
  const [buyer = '', seller = ''] = drawPage(pages, answers, locale).split('<hr/>');
  return { buyer: sentencesOf(buyer), seller: sentencesOf(seller) };
}

const usd = (amount: number) => ({ amount, currency: 'USD' });

const refundOf = (title: string): RefundView => ({
  _id: `${ID}8`,
  status: 'succeeded',
  reason: 'changed_mind',
  note: '',
  answer: '',
  amount: usd(PRICE),
  lines: [{ _id: LINE, title, amount: usd(PRICE) }],
  createdAt: NOW.toISOString(),
  decidedAt: NOW.toISOString(),
});

/** The rows of a purchase, as the database has them. */
function factsOf({ thing, state, seller }: Purchase) {
  const { kind, type, unit, of, refundDays } = THINGS[thing] as Thing;
  const amount = state === 'free' ? 0 : PRICE;
  const paid_at = state === 'late' ? fromNow(-40 * DAY) : NOW;
  const usage = unit && { unit, of, done: state === 'used' ? of : 0 };
  const title = `«${thing}»`;
  const own = {
    id: LINE,
    kind,
    subject_id: kind === 'tip' ? SELLER : SUBJECT,
    type,
    title,
    amount,
    order_id: ORDER,
    buyer_id: BUYER,
    seller_id: SELLER,
    seller_status: 'active',
    is_unnamed: false,
    fee_amount: amount === 0 ? 0 : FEE,
    refund_days: refundDays,
  };
  const line = {
    ...own,
    currency: 'USD',
    paid_at,
    back: state === 'refunded' ? amount : 0,
    is_ended: false,
    is_asked: false,
    is_declined: false,
    is_disputed: state === 'disputed',
    usage,
    never: kind === 'tip' ? ('tip' as const) : null,
  };
  const isSession = thing === 'session' || thing === 'seat';
  const session = isSession ? { startsAt: fromNow(3 * DAY), acceptBy: null } : null;
  const isHeld = kind !== 'tip' && state !== 'refunded' && state !== 'disputed';
  const order = {
    id: ORDER,
    status: state === 'refunded' ? 'refunded' : 'paid',
    currency: 'USD',
    total_amount: amount,
    created_at: paid_at,
    paid_at,
    expires_at: paid_at,
    payment: null,
    lines: [
      {
        ...own,
        cover_id: null,
        entitlement_id: isHeld ? HOLDING : null,
        is_ended: false,
        session,
        seller: person(SELLER, 'Sara', seller === 'company' ? 'COMPANY' : 'INDIVIDUAL'),
      },
    ],
  };
  const locked = { ...order, buyer_id: BUYER, buyer_status: 'active', lines: [own] };
  return { line, order, locked, session };
}

type Facts = ReturnType<typeof factsOf>;

function lettersOf(
  { state, seller, locale }: Purchase,
  { line, locked, session }: Facts,
  terms: RefundTerms,
) {
  const reader = (name: string): Contact => ({
    name,
    email: `${name}@qeema.example`,
    isConfirmed: true,
    locale,
    intl: intlOf(locale),
    timeZone: null,
  });
  const contacts = new Map([
    [BUYER, reader('Huda')],
    [SELLER, reader('Sara')],
  ]);
  const net = line.amount - line.fee_amount;
  const ownerId = seller === 'company' ? MEMBER : SELLER;
  const parts = net > 0 ? [{ lineId: LINE, ownerId, amount: net }] : [];
  const [receipt, note] = receiptsOf({ now: NOW }, locked, {
    contacts,
    parts,
    silent: new Set(),
    sessions: new Map(session ? [[LINE, session]] : []),
  });
  const write = (to: string, template: RefundFacts['template'], more: Partial<RefundFacts> = {}) => {
    const facts = { orderId: ORDER, currency: 'USD', lines: [line], total: line.amount, template, ...more };
    const own = line.kind === 'tip' ? { as: 'tip' as const } : {};
    const letter = refundLetter.write(reader(to), { actor: undefined, at: NOW, facts: { ...facts, ...own } });
    return lettersText(letter);
  };
  const told = saleNotices(locked).map((notice) => noticeText(notice, ORDER, locale));
  const [bought = '', sold = ''] = told;
  const isAsked = state === 'used' || state === 'late';
  const canAsk = isAsked && line.kind !== 'tip';
  return {
    buyer: [
      ...lettersText(receipt?.content),
      bought,
      ...(state === 'refunded' ? write('Huda', 'granted', { isInFull: true }) : []),
      ...(state === 'disputed' ? write('Huda', 'openedBuyer') : []),
    ],
    seller: [
      ...lettersText(note?.content),
      sold,
      ...(canAsk ? write('Sara', 'asked', { terms }) : []),
      ...(state === 'refunded' ? write('Sara', 'taken', { total: net }) : []),
      ...(state === 'disputed' ? write('Sara', 'openedSeller') : []),
    ],
  };
}

const intlOf = (locale: Locale) => (locale === 'ar' ? 'ar-u-nu-latn' : 'en');
