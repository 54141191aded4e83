import { orderCatalogue } from '@/lib/contract/catalogue';
import * as catalogue from '@/lib/server/catalogue/service';
import { handle } from '@/lib/server/http/handle';

export const PUT = handle(orderCatalogue, ({ params, body }, ctx) =>
  catalogue.orderCatalogue(ctx, params.list, body.ids),
);
