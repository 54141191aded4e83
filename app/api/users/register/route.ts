import { registerUser } from '@/lib/contract/users';
import { callerAddress } from '@/lib/server/http/address';
import { handle } from '@/lib/server/http/handle';
import { register } from '@/lib/server/users/register';

export const POST = handle(registerUser, ({ body, request }, ctx) =>
  register(ctx, body, callerAddress(request.headers)),
);
