import { createOrder } from '@/lib/server/checkout/service';
import { db } from '@/lib/server/db/client';
import { ctxOf, guestCtx, makeUser } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { applyGatewayEvent } from '@/lib/server/gateway-events/events';
import { newId } from '@/lib/server/ids';
import { requestRefund } from '@/lib/server/refunds/request';
import { DAY } from '@/lib/shared/time';
import { fromNow } from '@/tests/setup/clock';
import { eventFor } from '@/tests/setup/trade';
import type { People } from './people';
import { byId, type Make } from './target';

/** A sold product of the owner, whose buyer asks for a refund too late for the policy. */
export async function sell({ owner }: People) {
  const buyer = { ...(await makeUser(db())), role: 'MEMBER' as const };
  const sold = await makeProduct(db(), owner, { price: 5_000 });
  const order = await createOrder(
    ctxOf(db(), buyer),
    { productId: sold.id, expectedTotal: { amount: 5_000, currency: 'USD' } },
    newId(),
  );
  await applyGatewayEvent(guestCtx(db()), 'sandbox', await eventFor(order._id));
  return { buyer, orderId: order._id, lineId: order.lines[0]?._id ?? '' };
}

async function ask(people: People): Promise<string> {
  const { buyer, orderId, lineId } = await sell(people);
  const late = ctxOf(db(), buyer, fromNow(60 * DAY));
  const { refunds } = await requestRefund(late, orderId, { lineId, reason: 'other', note: '' }, newId());
  return refunds[0]?._id ?? '';
}

const sale: Make = async (people) => {
  const { lineId } = await sell(people);
  return byId(lineId, lineId);
};
const anySale: Make = async (people) => byId((await sell(people)).lineId, null);
const request: Make = async (people) => {
  const id = await ask(people);
  return byId(id, id);
};
const anyRequest: Make = async (people) => byId(await ask(people), null);

/** A line for the body of a buyer's request; the order belongs to somebody else. */
export const refundLine: Make = sale;

/** The parameters of the endpoints for refunds. */
export const refundTargets = (order: Make): Record<string, Make> => ({
  getOrderRefunds: order,
  getSaleStory: async (people) => byId((await order(people)).own.id ?? '', null),
  requestRefund: order,
  getSale: sale,
  refundSale: sale,
  grantRefund: request,
  declineRefund: request,
  getAdminSale: anySale,
  refundAdminSale: anySale,
  grantAdminRefund: anyRequest,
  declineAdminRefund: anyRequest,
});
