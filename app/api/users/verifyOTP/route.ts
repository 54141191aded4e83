import { verifyOtp } from '@/lib/contract/phones';
import { askerOf } from '@/lib/server/codes/asker';
import { rememberBrowser } from '@/lib/server/codes/known-browser';
import * as phone from '@/lib/server/codes/phone-sign-in';
import { callerAddress } from '@/lib/server/http/address';
import { jsonAnswer, toResponse } from '@/lib/server/http/respond';
import { handle, parseAnswer } from '@/lib/server/requests/handle';

export const POST = handle(verifyOtp, async ({ body, request: { headers } }, ctx) => {
  const from = { asker: askerOf(headers), address: callerAddress(headers) };
  const ticket = await phone.exchangeCode(ctx, body, from);
  const cookie = await rememberBrowser(ctx, headers, body.phone);
  const kept = cookie ? { 'Set-Cookie': cookie } : undefined;
  return toResponse(jsonAnswer({ payload: parseAnswer(verifyOtp, ticket) }, 200, kept));
});
