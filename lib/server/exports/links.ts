import 'server-only';
import { z } from 'zod';
import { signedLinks } from '@/lib/server/crypto/signed-links';

/** Links to copies, each valid as long as its copy, for the member it belongs to. */
export const { sign: signExportLink, read: readExportLink } = signedLinks(
  'export',
  z.object({ userId: z.string(), id: z.string() }),
);
