import { getSandboxPage, paySandbox } from '@/lib/contract/orders';
import * as sandbox from '@/lib/server/adapters/payments/sandbox/page';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getSandboxPage, ({ params }, ctx) => sandbox.getSandboxPage(ctx, params.id));

export const POST = handle(paySandbox, ({ params, body }, ctx) =>
  sandbox.paySandbox(ctx, params.id, body.card),
);
