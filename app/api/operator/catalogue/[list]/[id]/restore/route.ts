import { restoreCatalogueEntry } from '@/lib/contract/catalogue';
import * as catalogue from '@/lib/server/catalogue/service';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(restoreCatalogueEntry, ({ params }, ctx) =>
  catalogue.restoreCatalogueEntry(ctx, params.list, params.id),
);
