import { changePassword } from '@/lib/contract/account';
import * as password from '@/lib/server/account/password';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(changePassword, ({ body }, ctx) => password.changePassword(ctx, body));
