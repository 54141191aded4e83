import { MINUTE } from '@/lib/shared/time';

/** A link is shown no earlier: whoever is not to come any more, does not have it. */
export const LINK_BEFORE = 10 * MINUTE;
