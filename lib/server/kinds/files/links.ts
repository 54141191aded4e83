import 'server-only';
import { z } from 'zod';
import { signedLinks } from '@/lib/server/crypto/signed-links';

/** How long a link to a bought file works. */
export const LINK_SECONDS = 60;

const Target = z.object({ holderId: z.string(), id: z.string(), fileId: z.string() });
/** What a link opens: one file of one purchase, for its holder. */
export type LinkTarget = z.output<typeof Target>;

const links = signedLinks('download', Target);
/** @throws AppError `forbidden` for a link that is not ours or is too old */
export const readLink = links.read;

/** A signed token for the address of a download. */
export function signLink(target: LinkTarget, now: Date): Promise<string> {
  return links.sign(target, new Date(now.getTime() + LINK_SECONDS * 1000));
}
