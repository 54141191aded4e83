import * as contract from '@/lib/contract/kinds/packages';
import * as choice from '@/lib/server/kinds/bookings/packages/choice';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(contract.getChosenPackage, ({ params }, ctx) =>
  choice.getChosenPackage(ctx, params.id),
);
export const PUT = handle(contract.choosePackage, ({ params, body }, ctx) =>
  choice.choosePackage(ctx, params.id, body),
);
export const DELETE = handle(contract.dropPackage, ({ params }, ctx) => choice.dropPackage(ctx, params.id));
