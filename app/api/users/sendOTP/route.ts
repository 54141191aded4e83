import { sendOtp } from '@/lib/contract/phones';
import { rememberAsker } from '@/lib/server/codes/asker';
import { knownBrowser } from '@/lib/server/codes/known-browser';
import * as phone from '@/lib/server/codes/phone-sign-in';
import { callerAddress } from '@/lib/server/http/address';
import { jsonAnswer, toResponse } from '@/lib/server/http/respond';
import { handle, parseAnswer } from '@/lib/server/requests/handle';

export const POST = handle(sendOtp, async ({ body, request }, ctx) => {
  const { asker, cookie } = rememberAsker(request.headers);
  const browser = await knownBrowser(ctx, request.headers, body.phone);
  const from = { asker, browser, address: callerAddress(request.headers) };
  const sent = await phone.sendSignInCode(ctx, body, from);
  return toResponse(jsonAnswer({ payload: parseAnswer(sendOtp, sent) }, 200, { 'Set-Cookie': cookie }));
});
