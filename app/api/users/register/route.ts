import { registerUser } from '@/lib/contract/users';
import { register } from '@/lib/server/members/register';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(registerUser, ({ body }, ctx) => register(ctx, body));
