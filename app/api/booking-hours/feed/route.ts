import * as contract from '@/lib/contract/kinds/booking-feed';
import * as feed from '@/lib/server/kinds/bookings/feed';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(contract.getCalendarFeed, (_, ctx) => feed.getCalendarFeed(ctx));
export const POST = handle(contract.renewCalendarFeed, (_, ctx) => feed.renewCalendarFeed(ctx));
