import { getSandboxPage, paySandbox } from '@/lib/contract/orders';
import * as sandbox from '@/lib/server/adapters/payments/sandbox/page';
import { payByTestCard } from '@/lib/server/checkout/sandbox-cards';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getSandboxPage, ({ params }, ctx) => sandbox.getSandboxPage(ctx, params.id));

export const POST = handle(paySandbox, ({ params, body }, ctx) => payByTestCard(ctx, params.id, body.card));
