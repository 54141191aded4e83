import { verifyOtp } from '@/lib/contract/phones';
import { askerOf } from '@/lib/server/codes/asker';
import * as phone from '@/lib/server/codes/phone-sign-in';
import { callerAddress } from '@/lib/server/http/address';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(verifyOtp, ({ body, request }, ctx) =>
  phone.exchangeCode(ctx, body, { asker: askerOf(request.headers), address: callerAddress(request.headers) }),
);
