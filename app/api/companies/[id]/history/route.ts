import { listCompanyHistory } from '@/lib/contract/companies';
import * as companies from '@/lib/server/companies/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listCompanyHistory, ({ params, query }, ctx) =>
  companies.listCompanyHistory(ctx, params.id, query),
);
