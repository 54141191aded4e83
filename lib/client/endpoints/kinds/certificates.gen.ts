// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as kindsCertificates from '@/lib/contract/kinds/certificates';

export const createCertificate = /* @__PURE__ */ address<typeof kindsCertificates.createCertificate>('createCertificate', 'POST', '/entitlements/{id}/certificate', { touches: ['getCourseRoom', 'getSeat', 'getBoughtAssessment'] });
export const getCertificate = /* @__PURE__ */ address<typeof kindsCertificates.getCertificate>('getCertificate', 'GET', '/certificates/{code}');
export const getCertificatePdf = /* @__PURE__ */ address<typeof kindsCertificates.getCertificatePdf>('getCertificatePdf', 'GET', '/entitlements/{id}/certificate/pdf');
