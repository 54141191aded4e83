import { askAboutPayment } from '@/lib/contract/stuck-payments';
import { askAgain } from '@/lib/server/reconciliation/stuck-payments';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(askAboutPayment, ({ params }, ctx) => askAgain(ctx, params.id));
