import { confirmPhone } from '@/lib/contract/phones';
import * as contact from '@/lib/server/codes/change-contact';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(confirmPhone, ({ body }, ctx) => contact.confirmPhone(ctx, body));
