import { z } from 'zod';
import { createCertificate } from '@/lib/contract/kinds/certificates';

/** The names of a certificate as they are typed: one may be left empty. */
export const Names = z
  .object({ nameAr: z.string(), nameEn: z.string() })
  .transform((names) => Object.fromEntries(Object.entries(names).filter(([, name]) => name.trim() !== '')))
  .pipe(createCertificate.body);
