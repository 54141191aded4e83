/** What is compared of two who have names that look alike. */
export interface Standing {
  name: string;
  account_type: string;
  followers_count: number;
  /** whether an operator has checked their identity */
  is_checked: boolean;
  /** since when they have this name, or the handle that looks like it */
  known_since: string;
  /** whether anybody paid for what they sell; copies that cost nothing are made up as easily as followers */
  has_sold: boolean;
}

/** So many more follow somebody who is clearly better known, and no fewer than so many. */
const TIMES_FOLLOWED = 5;
const LEAST_FOLLOWERS = 20;
/** A name that more people have is a common one. */
const FEW = 3;

/**
 * Whether a buyer may well mean the other one of two whose names look alike. A warning that everybody gets warns of
 * nothing: so a name has to say who it is (two words, or a company's), and the other one has to be clearly better
 * known: followed by many more, or, for a name that few have, checked where the payee is not. Followers can be made up:
 * they count for who is checked, or had the name earlier than a payee who is not.
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
 * How many share a payee's name: who took it later counts once they are more than an empty account, or they would hide
 * it.
 */
export const countNamesakes = (others: readonly Standing[], payee: Standing): number =>
  others.filter((other) => isBefore(other, payee) || other.is_checked || other.has_sold).length;

const isBefore = (one: Standing, other: Standing) => new Date(one.known_since) < new Date(other.known_since);

const saysWho = ({ name, account_type }: Standing) =>
  account_type === 'COMPANY' || /\S\s+\S/.test(name.trim());
