import { sendOtp } from '@/lib/contract/phones';
import * as phone from '@/lib/server/codes/phone-sign-in';
import { callerAddress } from '@/lib/server/http/address';
import { handle } from '@/lib/server/http/handle';

export const POST = handle(sendOtp, ({ body, request }, ctx) =>
  phone.sendSignInCode(ctx, body, callerAddress(request.headers)),
);
