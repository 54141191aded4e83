import { acceptBooking } from '@/lib/contract/kinds/requests';
import * as acceptance from '@/lib/server/appointments/acceptance';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(acceptBooking, ({ params }, ctx) => acceptance.acceptBooking(ctx, params.id));
