import { orderCatalogue } from '@/lib/contract/catalogue';
import * as catalogue from '@/lib/server/catalogue/service';
import { handle } from '@/lib/server/requests/handle';

export const PUT = handle(orderCatalogue, ({ params, body }, ctx) =>
  catalogue.orderCatalogue(ctx, params.list, body.ids),
);
