import type { Docs } from '../openapi/docs';
import type * as kindsCertificates from './certificates';

export const docs: Docs<typeof kindsCertificates> = {
  tag: 'Kinds of products',
  schemas: {
    Certificate:
      'The certificate of a completed course, an attended workshop or a passed quiz sold alone, with the facts at the time of issue. `state` is `revoked` if the purchase was refunded or its payment is disputed',
  },
  parameters: {
    lang: 'The language of the certificate',
    code: 'The code of the certificate',
  },
  endpoints: {
    createCertificate: {
      summary:
        'Issues the certificate of a completed course, an attended workshop or a passed quiz sold alone. If it is already issued, adds a name in a missing language and leaves other names unchanged. Returns 409 `course_unfinished` if the certificate is not earned yet',
      example: { nameAr: 'سارة العتيبي', nameEn: 'Sara Alotaibi' },
    },
    getCertificatePdf: {
      summary: 'Returns the certificate of a purchase as a PDF, in Arabic or English',
    },
    getCertificate: {
      summary: 'Returns the certificate with a given code',
    },
  },
};
