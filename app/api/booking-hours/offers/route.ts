import * as contract from '@/lib/contract/kinds/hosted-offers';
import * as offers from '@/lib/server/kinds/bookings/hosted-offers';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(contract.listHostedOffers, (_, ctx) => offers.listHostedOffers(ctx));
