import { resetPassword } from '@/lib/contract/codes';
import * as codes from '@/lib/server/codes/reset-password';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(resetPassword, ({ body }, ctx) => codes.resetPassword(ctx, body));
