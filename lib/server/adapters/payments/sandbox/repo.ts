import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { type Write, write } from '@/lib/server/db/writes';

/**
 * What the sandbox stores about a payment, as a provider would on its own machines; a payment that it knows stays as it
 * is.
 */
export function intentWrite(intent: {
  id: string;
  reference: string;
  amount: number;
  currency: string;
  description: string;
  returnUrl: string;
  asksProof: boolean;
  at: Date;
}): Write {
  const { id, reference, amount, currency, description, returnUrl, asksProof, at } = intent;
  return write`insert into sandbox_intents (id, reference, amount, currency, description, return_url, asks_proof,
      created_at, updated_at)
    values (${id}, ${reference}, ${amount}, ${currency}, ${description}, ${returnUrl}, ${asksProof},
      ${at}, ${at})
    on conflict (reference) do nothing`;
}

export type Intent = NonNullable<Awaited<ReturnType<typeof findIntent>>>;

/** By our own reference, or by the sandbox's id. */
export type IntentKey = { reference: string } | { id: string };

const isOf = (key: IntentKey) =>
  'id' in key ? sql<boolean>`id = ${key.id}` : sql<boolean>`reference = ${key.reference}`;

export function findIntent(db: Db, key: IntentKey) {
  return db.selectFrom('sandbox_intents').selectAll().where(isOf(key)).executeTakeFirst();
}

interface Move {
  status: string;
  failure: string | null;
  /** what the gateway calls the card */
  card?: string;
  /** what follows once the owner has proved who they are */
  after_proof?: string;
  webhooks?: string;
  on_refund?: string;
  on_paid?: string;
}

/** Moves a payment on from one of `from`. @returns its new state, or undefined when it was not in one of those */
export async function moveIntent(
  db: Db,
  key: IntentKey,
  from: readonly string[],
  { status, failure, card, after_proof, webhooks, on_refund, on_paid }: Move,
  now: Date,
): Promise<Intent | undefined> {
  const { rows } = await sql<Intent>`
    update sandbox_intents set status = ${status}, failure = ${failure}, updated_at = ${now},
      card = coalesce(${card ?? null}, card), after_proof = coalesce(${after_proof ?? null}, after_proof),
      webhooks = coalesce(${webhooks ?? null}, webhooks), on_refund = coalesce(${on_refund ?? null}, on_refund),
      on_paid = coalesce(${on_paid ?? null}, on_paid)
    where ${isOf(key)} and status = any(${from}::text[]) returning *`.execute(db);
  return rows[0];
}
