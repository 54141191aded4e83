import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { WRITES } from '@/lib/server/db/prepared-statements';
import { OPEN } from '@/lib/server/payments/states';
import { DAY, HOUR, MINUTE } from '@/lib/shared/time';

/** Who tries: a member, and the network address where it is known. */
export interface Trier {
  payerId: string;
  address: string | null;
}

/**
 * Until the transaction ends, nobody else begins a try for this member or from this address, in any instance. Taken
 * before all other locks.
 */
export async function lockTries(db: Db, { payerId, address }: Trier): Promise<void> {
  const keys = [`payer ${payerId}`, ...(address ? [`address ${address}`] : [])];
  for (const key of keys)
    await sql`${sql.raw(WRITES)} select pg_advisory_xact_lock(hashtextextended(${key}, 58))`.execute(db);
}

const HALF_HOUR_MS = 30 * MINUTE;
const TWO_HOURS_MS = 2 * HOUR;
const TWO_MONTHS_MS = 60 * DAY;

/** What is known of somebody who wants to pay. */
export interface KnownPayer {
  /** they have paid for something before */
  has_paid: boolean;
  /** three of their purchases are older than 60 days */
  is_known: boolean;
  tries: { card: string | null; is_refused: boolean; at: string; is_own: boolean; is_here: boolean }[];
}

const SETTLED = sql`o.buyer_id = me.id and o.status in ('paid', 'partly_refunded') and o.total_amount > 0`;

/**
 * What a member bought, and which of their cards, and of those tried from their address, were refused in the last two
 * hours or are not decided yet. A page that is open at a gateway counts for its member, half an hour; not for the
 * address, which many people may share: there, only cards count that are being decided at this moment.
 */
export async function findPayer(db: Db, { payerId, address }: Trier, now: Date): Promise<KnownPayer> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const isOpen = sql`exists (select from payments p where p.id = t.payment_id and p.status = any(${[...OPEN]}::text[]))`;
  const { rows } = await sql<KnownPayer>`
    select exists (select from orders o where o.buyer_id = me.id and o.paid_at is not null and o.total_amount > 0)
        as has_paid,
      (select count(*) = 3 from (select from orders o where ${SETTLED} and o.paid_at < ${before(TWO_MONTHS_MS)} limit 3) o)
        as is_known,
      (select coalesce(json_agg(t), '[]') from (
        select t.card, t.state = 'refused' as is_refused, coalesce(t.decided_at, t.asked_at) as at, true as is_own,
            t.address is not distinct from ${address}::text as is_here
          from card_tries t where t.payer_id = me.id and t.asked_at > ${before(TWO_HOURS_MS)} and (t.state = 'refused'
            or t.state in ('asked', 'proving') and t.asked_at > ${before(HALF_HOUR_MS)} and ${isOpen})
        union all
        select t.card, t.state = 'refused', coalesce(t.decided_at, t.asked_at), false, true
          from card_tries t where t.address = ${address}::text and t.payer_id <> me.id
            and t.asked_at > ${before(TWO_HOURS_MS)} and (t.state = 'refused'
              or t.state = 'asked' and t.card is not null and t.asked_at > ${before(MINUTE)} and ${isOpen})) t) as tries
    from (values (${payerId}::uuid)) as me (id)`.execute(db);
  return rows[0] ?? { has_paid: false, is_known: false, tries: [] };
}

export interface NewTry extends Trier {
  id: string;
  ref: string;
  paymentId: string;
  card: string | null;
  state: 'asked' | 'refused';
  reason?: string;
  now: Date;
}

/** Stores a try; one that is stored already stays as it is. @returns whether it is new */
export async function insertTry(db: Db, tried: NewTry): Promise<boolean> {
  const { id, ref, paymentId, payerId, address, card, state, reason = null, now } = tried;
  const { rows } = await sql`
    insert into card_tries (id, ref, payment_id, payer_id, address, card, state, reason, asked_at, decided_at)
    values (${id}, ${ref}, ${paymentId}, ${payerId}, ${address}, ${card}, ${state}, ${reason}, ${now},
      ${state === 'refused' ? now : null})
    on conflict (ref) do nothing returning id`.execute(db);
  return rows.length > 0;
}

const GIVEN_UP_MS = 5_000;

/**
 * Stores a payment's only try, before its card is shown. One that was given up is taken over: its process has ended.
 * @returns `mine`; `busy` while another one is being decided; `decided` where there was one before
 */
export async function takeTry(db: Db, tried: NewTry): Promise<'mine' | 'busy' | 'decided'> {
  if (await insertTry(db, tried)) return 'mine';
  const { ref, address, card, now } = tried;
  const { rows } = await sql<{ state: string }>`
    update card_tries set address = ${address}, card = ${card}, asked_at = ${now}
    where ref = ${ref} and state = 'asked' and asked_at < ${new Date(now.getTime() - GIVEN_UP_MS)}
    returning state`.execute(db);
  if (rows.length > 0) return 'mine';
  const kept = await db.selectFrom('card_tries').select('state').where('ref', '=', ref).executeTakeFirst();
  return kept?.state === 'asked' ? 'busy' : 'decided';
}

/** Stores what has become of a payment's try that was not decided yet. */
export async function updateTry(
  db: Db,
  paymentId: string,
  to: {
    state: 'proving' | 'refused' | 'passed' | 'void';
    reason: string | null;
    card?: string | null;
    now: Date;
  },
): Promise<void> {
  await sql`update card_tries set state = ${to.state}, reason = ${to.reason}, decided_at = ${to.now},
      card = coalesce(${to.card ?? null}, card)
    where payment_id = ${paymentId} and state in ('asked', 'proving')`.execute(db);
}

/** Forgets a try of which the gateway never heard: the payment may be tried again. */
export async function deleteTry(db: Db, ref: string): Promise<void> {
  await sql`delete from card_tries where ref = ${ref} and state = 'asked'`.execute(db);
}

/** The open pages of a payment's payer, and of others at their address, that began in the last hour. */
export async function listOpenPages(db: Db, paymentId: string, now: Date) {
  const { rows } = await sql<{ gateway: string; gateway_ref: string }>`
    select distinct p.gateway, p.gateway_ref from card_tries me
      join card_tries t on t.payer_id = me.payer_id or t.address = me.address
      join payments p on p.id = t.payment_id
    where me.payment_id = ${paymentId} and t.asked_at > ${new Date(now.getTime() - 2 * HALF_HOUR_MS)}
      and p.status = any(${[...OPEN]}::text[]) and p.gateway_ref is not null`.execute(db);
  return rows;
}

/** Deletes tries that began before `before`. */
export async function deleteOldTries(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('card_tries').where('asked_at', '<', before).execute();
}

/** Returns the payer of a payment and the address from which they began it, where that is known. */
export async function findTrier(db: Db, paymentId: string): Promise<Trier | undefined> {
  const { rows } = await sql<Trier>`
    select o.buyer_id as "payerId", (select t.address from card_tries t where t.payment_id = p.id and t.address is not null
        order by t.asked_at limit 1) as address
    from payments p join orders o on o.id = p.order_id where p.id = ${paymentId}`.execute(db);
  return rows[0];
}
