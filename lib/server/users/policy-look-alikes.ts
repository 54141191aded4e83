/** The facts that are compared for two people with names that look alike. */
export interface Standing {
  name: string;
  account_type: string;
  followers_count: number;
  /** whether an operator has checked their identity */
  is_checked: boolean;
  /** since when they have had this name, or the handle that looks like it */
  known_since: string;
  /** whether anybody paid for what they sell; free copies can be faked as easily as followers */
  has_sold: boolean;
}

/** Somebody who is clearly better known has this many times the followers, and at least this many. */
const TIMES_FOLLOWED = 5;
const LEAST_FOLLOWERS = 20;
/** A name that more people have is a common one. */
const FEW = 3;

/**
 * Returns whether a buyer may well mean the other of two people whose names look alike. A warning that everybody gets
 * is useless: so the name must be specific (two words, or a company's), and the other person must be clearly better
 * known. That means many more followers, or, for a rare name, a checked identity where the payee has none. Followers
 * can be faked: they count only for a person who is checked, or who had the name before a payee who is not checked.
 * @param namesakes how many others have a name like it, see `countNamesakes`
 */
export function isBetterKnown(other: Standing, payee: Standing, namesakes: number): boolean {
  if (!saysWho(other) && !saysWho(payee)) return false;
  const most = Math.max(LEAST_FOLLOWERS, payee.followers_count * TIMES_FOLLOWED);
  const isEarlier = isBefore(other, payee);
  if (other.followers_count >= most && (other.is_checked || (isEarlier && !payee.is_checked))) return true;
  return namesakes <= FEW && isEarlier && other.is_checked && !payee.is_checked;
}

/**
 * Returns how many others share a payee's name. People who took it later count only if their account is more than an
 * empty one: otherwise fake accounts could hide the better known one.
 */
export const countNamesakes = (others: readonly Standing[], payee: Standing): number =>
  others.filter((other) => isBefore(other, payee) || other.is_checked || other.has_sold).length;

const isBefore = (one: Standing, other: Standing) => new Date(one.known_since) < new Date(other.known_since);

const saysWho = ({ name, account_type }: Standing) =>
  account_type === 'COMPANY' || /\S\s+\S/.test(name.trim());
