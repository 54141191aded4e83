import 'server-only';
import type { IdentityCheckRow, IdentityReason, IdentityView, Side } from '@/lib/contract/identity';
import { env } from '@/lib/server/env';

interface Check {
  status: string;
  submitted_at: Date;
  decided_at: Date | null;
  reason: string | null;
  note: string;
}

interface Document {
  id: string;
  side: string;
  mime: string;
}

/** A check as its owner sees it. */
export const presentIdentity = (check: Check | undefined, unsent: readonly Document[]): IdentityView => ({
  ...(check
    ? presentCheck(check)
    : { status: 'none' as const, submittedAt: null, decidedAt: null, reason: null, note: '' }),
  required: env().IDENTITY_CHECK_REQUIRED,
  documents: unsent.map(presentDocument),
});

/** What both owner and operator see. */
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
