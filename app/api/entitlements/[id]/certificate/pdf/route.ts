import { getCertificatePdf } from '@/lib/contract/kinds/certificates';
import * as certificates from '@/lib/server/kinds/courses/certificates';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getCertificatePdf, ({ params, query }, ctx) =>
  certificates.certificatePdf(ctx, params.id, query.lang),
);
