import { registerUser } from '@/lib/contract/users';
import { handle } from '@/lib/server/http/handle';
import { register } from '@/lib/server/users/register';

export const POST = handle(registerUser, ({ body }, ctx) => register(ctx, body));
