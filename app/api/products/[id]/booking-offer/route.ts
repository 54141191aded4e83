import * as contract from '@/lib/contract/kinds/bookings';
import * as offers from '@/lib/server/kinds/bookings/offers';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(contract.getBookingOffer, ({ params }, ctx) =>
  offers.getBookingOffer(ctx, params.id),
);
export const PUT = handle(contract.putBookingOffer, ({ params, body }, ctx) =>
  offers.putBookingOffer(ctx, params.id, body),
);
