import { readCalendarFeed } from '@/lib/contract/kinds/booking-feed';
import * as feed from '@/lib/server/kinds/bookings/feed';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(readCalendarFeed, ({ params }, ctx) => feed.readCalendarFeed(ctx, params.feed));
