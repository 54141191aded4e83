import * as contract from '@/lib/contract/kinds/hosted-offers';
import * as offers from '@/lib/server/kinds/bookings/hosted-offers';
import { handle } from '@/lib/server/requests/handle';

export const PUT = handle(contract.putHostedOffer, ({ params, body }, ctx) =>
  offers.putHostedOffer(ctx, params.id, body),
);
