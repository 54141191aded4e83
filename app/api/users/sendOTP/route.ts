import { sendOtp } from '@/lib/contract/phones';
import { rememberAsker } from '@/lib/server/codes/asker';
import * as phone from '@/lib/server/codes/phone-sign-in';
import { callerAddress } from '@/lib/server/http/address';
import { jsonAnswer, toResponse } from '@/lib/server/http/respond';
import { handle, parseAnswer } from '@/lib/server/requests/handle';

export const POST = handle(sendOtp, async ({ body, request }, ctx) => {
  const { asker, cookie } = rememberAsker(request.headers);
  const sent = await phone.sendSignInCode(ctx, body, { asker, address: callerAddress(request.headers) });
  return toResponse(jsonAnswer({ payload: parseAnswer(sendOtp, sent) }, 200, { 'Set-Cookie': cookie }));
});
