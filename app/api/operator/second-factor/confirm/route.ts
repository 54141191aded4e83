import { confirmSecondFactor } from '@/lib/contract/second-factor';
import { handle } from '@/lib/server/requests/handle';
import * as secondFactor from '@/lib/server/second-factor/service';

export const POST = handle(confirmSecondFactor, ({ body }, ctx) =>
  secondFactor.confirmSecondFactor(ctx, body.code),
);
