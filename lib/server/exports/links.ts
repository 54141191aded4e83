import 'server-only';
import { z } from 'zod';
import { signedLinks } from '@/lib/server/crypto/signed-links';

/** Links to copies, each good as long as its copy is: for the member whose it is. */
export const { sign: signExportLink, read: readExportLink } = signedLinks(
  'export',
  z.object({ userId: z.string(), id: z.string() }),
);
