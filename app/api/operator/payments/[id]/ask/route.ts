import { askAboutPayment } from '@/lib/contract/stuck-payments';
import { handle } from '@/lib/server/http/handle';
import { askAgain } from '@/lib/server/payments/stuck';

export const POST = handle(askAboutPayment, ({ params }, ctx) => askAgain(ctx, params.id));
