import { sendVerification } from '@/lib/contract/codes';
import * as codes from '@/lib/server/codes/verify-email';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(sendVerification, (_, ctx) => codes.sendVerification(ctx));
