import { z } from 'zod';
import { endpoint } from '../endpoint';
import { FullName, IdParams, Locale } from '../fields';

// Certificates: `id` is the purchase's.

const ARABIC_NAME = /^(?:[\p{Script=Arabic}\p{M}\s.'’()-]|\u200C|\u200D)+$/u;
const LATIN_NAME = /^[\p{Script=Latin}\p{M}\s.'’()-]+$/u;

/** A name as a certificate prints it, in Arabic letters. */
const ArabicName = FullName.refine((name) => ARABIC_NAME.test(name), 'certificates:dialog.arabicLetters');
const LatinName = FullName.refine((name) => LATIN_NAME.test(name), 'certificates:dialog.latinLetters');

/**
 * Proof that somebody completed a course, was at a workshop, or passed an assessment: what was true when it was
 * issued, and whether it is still valid.
 */
export const Certificate = z.object({
  /** who knows it may see the certificate at /certificates/{code} */
  code: z.string(),
  /** the learner's name as they confirmed it, in one language or in both */
  nameAr: z.string().nullable(),
  nameEn: z.string().nullable(),
  title: z.string(),
  /** empty once the creator left */
  creator: z.string(),
  /** of what: a course, a workshop that its holder was at, or an assessment without a date that they passed */
  of: z.enum(['course', 'workshop', 'assessment']),
  /** the length of the required lessons, or of the workshop; 0 for an assessment */
  seconds: z.int(),
  issuedOn: z.iso.date(),
  /** revoked: the purchase was refunded, or its payment is disputed */
  state: z.enum(['valid', 'revoked']),
});
export type Certificate = z.output<typeof Certificate>;

export const createCertificate = endpoint({
  id: 'createCertificate',
  method: 'POST',
  path: '/entitlements/{id}/certificate',
  access: 'owner',
  params: IdParams,
  body: z
    .object({ nameAr: ArabicName.optional(), nameEn: LatinName.optional() })
    .strict()
    .refine(({ nameAr, nameEn }) => nameAr ?? nameEn, { path: ['nameAr'], error: 'validation:required' }),
  response: Certificate,
  errors: ['not_entitled', 'course_unfinished'],
  touches: ['getCourseRoom', 'getSeat', 'getBoughtAssessment'],
});

export const getCertificatePdf = endpoint({
  id: 'getCertificatePdf',
  method: 'GET',
  path: '/entitlements/{id}/certificate/pdf',
  access: 'owner',
  params: IdParams,
  query: z.object({ lang: Locale.default('ar') }),
  response: z.unknown(),
  errors: ['not_entitled', 'rate_limited'],
  rateLimit: { max: 120, seconds: 3600 },
  raw: true,
  gives: ['application/pdf'],
});

export const getCertificate = endpoint({
  id: 'getCertificate',
  method: 'GET',
  path: '/certificates/{code}',
  access: 'guest',
  params: z.object({ code: z.string().regex(/^[2-9a-hjkmnp-tv-z]{20}$/, 'validation:invalid') }),
  response: Certificate,
});
