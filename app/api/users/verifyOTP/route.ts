import { verifyOtp } from '@/lib/contract/phones';
import * as phone from '@/lib/server/codes/phone-sign-in';
import { handle } from '@/lib/server/http/handle';

export const POST = handle(verifyOtp, ({ body }, ctx) => phone.exchangeCode(ctx, body));
