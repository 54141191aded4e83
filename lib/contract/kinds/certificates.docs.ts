import type { Docs } from '../openapi/docs';
import type * as kindsCertificates from './certificates';

export const docs: Docs<typeof kindsCertificates> = {
  tag: 'Kinds of products',
  schemas: {
    Certificate:
      'Proof that somebody completed a course, was at a workshop or passed an assessment, as it was when it was issued',
  },
  parameters: {
    lang: 'The language of the statement',
    code: 'The code of the certificate',
  },
  endpoints: {
    createCertificate: {
      summary:
        'Issues the certificate of a completed course, of a workshop for those who were there, or of an assessment that was passed, once; a name in a language that it has none in is added, others stay',
      example: { nameAr: 'سارة العتيبي', nameEn: 'Sara Alotaibi' },
    },
    getCertificatePdf: {
      summary: 'The certificate of a purchase as a PDF, in Arabic or English',
    },
    getCertificate: {
      summary: 'A certificate, for everybody who knows its code',
    },
  },
};
