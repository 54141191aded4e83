import { createCertificate } from '@/lib/contract/kinds/certificates';
import * as certificates from '@/lib/server/kinds/certificates';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(createCertificate, ({ params, body }, ctx) =>
  certificates.createCertificate(ctx, params.id, body),
);
