import { changePhone } from '@/lib/contract/phones';
import * as contact from '@/lib/server/codes/change-contact';
import { callerAddress } from '@/lib/server/http/address';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(changePhone, ({ body, request }, ctx) =>
  contact.changePhone(ctx, body, callerAddress(request.headers)),
);
