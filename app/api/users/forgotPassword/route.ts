import { forgotPassword } from '@/lib/contract/codes';
import * as codes from '@/lib/server/codes/reset-password';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(forgotPassword, ({ body }, ctx) => codes.forgotPassword(ctx, body.email));
