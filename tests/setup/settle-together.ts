import { sql } from 'kysely';
import { expect } from 'vitest';
import type { GatewayEvent } from '@/lib/server/adapters/payments/port';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { settleTogether } from '@/lib/server/gateway-events/settle-together';
import { newId } from '@/lib/server/ids';
import { NOW } from './clock';
import { makeMember } from './make-member';
import { eventFor, placeOrder, tell } from './trade';

export const SETTLED = 'paid succeeded 1 held, 1 sale, 1 part, 1 event';
export const OPEN = 'awaiting_payment requires_action 0 held, 0 sale, 0 part, 0 event';

export const eventsFor = (orderIds: readonly string[]) => Promise.all(orderIds.map((id) => eventFor(id)));

/** Settles a success by the group path only, without the one for single events. */
export function settle(
  event: GatewayEvent,
  { source = 'sandbox', now = NOW }: { source?: string; now?: Date } = {},
): Promise<boolean> {
  const { id: externalId, type } = event;
  const stored = { id: newId(), source, externalId, type, body: JSON.stringify(event), now };
  return settleTogether(guestCtx(db(), now), event, stored);
}

/** Settles them in one group, after another purchase that goes alone. @returns which of them were settled */
export async function asOneGroup(events: readonly GatewayEvent[]): Promise<boolean[]> {
  const lone = await makeProduct(db(), await makeMember({ role: 'CREATOR' }), { price: 100 });
  const { _id } = await placeOrder((await makeMember()).token, lone);
  const before = await eventFor(_id);
  const [isFirstSettled, ...answers] = await Promise.all([before, ...events].map((event) => settle(event)));
  expect(isFirstSettled).toBe(true);
  return answers;
}

/** Sends all of them at once, over HTTP. */
export async function sendAll(events: readonly GatewayEvent[]): Promise<void> {
  const answers = await Promise.all(events.map(tell));
  expect(answers.map(({ status }) => status)).toEqual(events.map(() => 200));
}

/**
 * For each order: its status and its payment's, its entitlements, its posted sales, parts on hold and handled events.
 */
export async function endOf(orderIds: readonly string[]) {
  const { rows } = await sql<{ id: string; end: string }>`
    select o.id, concat_ws(' ', o.status, y.status, y.failure, format('%s held, %s sale, %s part, %s event',
      (select count(*) from entitlements e join order_lines l on l.id = e.order_line_id
        where l.order_id = o.id and e.status = 'active' and e.holder_id = o.buyer_id and e.product_id = l.product_id),
      (select count(*) from journals j where j.kind = 'sale' and j.ref = o.id::text),
      (select count(*) from holds h join order_lines l on l.id = h.order_line_id where l.order_id = o.id),
      (select count(*) from inbound_events v
        where v.body::json ->> 'gatewayRef' = y.gateway_ref and v.status = 'handled'))) as end
    from orders o join payments y on y.order_id = o.id where o.id = any(${orderIds}::uuid[])`.execute(db());
  const ends = new Map(rows.map(({ id, end }) => [id, end]));
  return orderIds.map((id) => ends.get(id));
}
