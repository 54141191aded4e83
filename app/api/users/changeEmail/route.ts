import { changeEmail } from '@/lib/contract/codes';
import * as contact from '@/lib/server/codes/change-contact';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(changeEmail, ({ body }, ctx) => contact.changeEmail(ctx, body));
