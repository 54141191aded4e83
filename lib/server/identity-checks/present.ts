import 'server-only';
import type {
  IdentityCheckRow,
  IdentityDetails,
  IdentityReason,
  IdentityView,
  Side,
} from '@/lib/contract/identity';
import { env } from '@/lib/server/env';
import { decisionStandsAt } from './policy';

interface Check {
  status: string;
  submitted_at: Date;
  decided_at: Date | null;
  reason: string | null;
  note: string;
}

interface Stated {
  latin_name: string | null;
  arabic_name: string | null;
  date_of_birth: string | null;
  country: string | null;
}

interface Document {
  id: string;
  side: string;
  mime: string;
}

interface Owned {
  unsent: readonly Document[];
  profile: { dateOfBirth: string | null; country: string | null };
  now: Date;
}

/** A check as its owner sees it. */
export const presentIdentity = (
  check: (Check & Stated) | undefined,
  { unsent, profile, now }: Owned,
): IdentityView => ({
  ...(check
    ? presentCheck(check)
    : { status: 'none' as const, submittedAt: null, decidedAt: null, reason: null, note: '' }),
  required: env().IDENTITY_CHECK_REQUIRED,
  payableAt: check ? payableAt(check, now) : null,
  draft: (check && presentDetails(check)) ?? {
    latinName: '',
    arabicName: '',
    dateOfBirth: profile.dateOfBirth ?? '',
    country: profile.country ?? '',
  },
  documents: unsent.map(presentDocument),
});

function payableAt({ status, decided_at }: Check, now: Date): string | null {
  if (status !== 'approved' || !decided_at) return null;
  const from = decisionStandsAt(decided_at);
  return now < from ? from.toISOString() : null;
}

/** The person on the documents. */
export function presentDetails(stated: Stated): IdentityDetails | null {
  const { latin_name: latinName, arabic_name: arabicName, date_of_birth: dateOfBirth, country } = stated;
  return latinName && arabicName && dateOfBirth && country
    ? { latinName, arabicName, dateOfBirth, country }
    : null;
}

/** Presents the fields that both owner and operator see. */
export const presentCheck = ({ status, submitted_at, decided_at, reason, note }: Check) => ({
  status: status as IdentityCheckRow['status'],
  submittedAt: submitted_at.toISOString(),
  decidedAt: decided_at?.toISOString() ?? null,
  reason: reason as IdentityReason | null,
  note,
});

/** A document by its side and kind; nobody needs to know where it is stored. */
export const presentDocument = ({ id, side, mime }: Document) => ({
  _id: id,
  side: side as Side,
  isPdf: mime === 'application/pdf',
});
