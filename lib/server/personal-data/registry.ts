import 'server-only';
import { personalData as sandbox } from '@/lib/server/adapters/payments/sandbox/personal-data';
import { personalData as analytics } from '@/lib/server/analytics/personal-data';
import { personalData as audit } from '@/lib/server/audit/personal-data';
import { personalData as auth } from '@/lib/server/auth/personal-data';
import { personalData as bankTransfers } from '@/lib/server/bank-transfers/personal-data';
import { personalData as blocks } from '@/lib/server/blocks/personal-data';
import { personalData as books } from '@/lib/server/books/personal-data';
import { personalData as cardLimits } from '@/lib/server/card-limits/personal-data';
import { personalData as cart } from '@/lib/server/cart/personal-data';
import { personalData as catalogue } from '@/lib/server/catalogue/personal-data';
import { personalData as codes } from '@/lib/server/codes/personal-data';
import { personalData as comments } from '@/lib/server/comments/personal-data';
import { personalData as companies } from '@/lib/server/companies/personal-data';
import { personalData as connectedAccounts } from '@/lib/server/connected-accounts/personal-data';
import { personalData as db } from '@/lib/server/db/personal-data';
import { personalData as disputes } from '@/lib/server/disputes/personal-data';
import { personalData as entitlements } from '@/lib/server/entitlements/personal-data';
import { personalData as evaluations } from '@/lib/server/evaluations/personal-data';
import { personalData as files } from '@/lib/server/files/personal-data';
import { personalData as firstSteps } from '@/lib/server/first-steps/personal-data';
import { personalData as follows } from '@/lib/server/follows/personal-data';
import { personalData as http } from '@/lib/server/http/personal-data';
import { personalData as identities } from '@/lib/server/identities/personal-data';
import { personalData as identityChecks } from '@/lib/server/identity-checks/personal-data';
import { personalData as kinds } from '@/lib/server/kinds/personal-data';
import { personalData as ledger } from '@/lib/server/ledger/personal-data';
import { personalData as moderation } from '@/lib/server/moderation/personal-data';
import { personalData as notifications } from '@/lib/server/notifications/personal-data';
import { personalData as operator } from '@/lib/server/operator/personal-data';
import { personalData as orders } from '@/lib/server/orders/personal-data';
import { personalData as paidPosts } from '@/lib/server/paid-posts/personal-data';
import { personalData as payments } from '@/lib/server/payments/personal-data';
import { personalData as payouts } from '@/lib/server/payouts/personal-data';
import type { CopiedTable, PersonalData } from '@/lib/server/personal-data-port';
import { personalData as posts } from '@/lib/server/posts/personal-data';
import { personalData as products } from '@/lib/server/products/personal-data';
import { personalData as recordings } from '@/lib/server/recordings/personal-data';
import { personalData as reference } from '@/lib/server/reference/personal-data';
import { personalData as refunds } from '@/lib/server/refunds/personal-data';
import { personalData as revenueShare } from '@/lib/server/revenue-share/personal-data';
import { personalData as search } from '@/lib/server/search/personal-data';
import { personalData as secondFactor } from '@/lib/server/second-factor/personal-data';
import { personalData as selfCheck } from '@/lib/server/self-check/personal-data';
import { personalData as setupGuide } from '@/lib/server/setup-guide/personal-data';
import { personalData as streams } from '@/lib/server/streams/personal-data';
import { personalData as suspensions } from '@/lib/server/suspensions/personal-data';
import { personalData as tips } from '@/lib/server/tips/personal-data';
import { personalData as uploads } from '@/lib/server/uploads/personal-data';
import { personalData as users } from '@/lib/server/users/personal-data';
import { personalData as views } from '@/lib/server/views/personal-data';

// It stands here, not with the code that packs copies: that code reads this registry. The bytes of copies are removed
// before the deletion's transaction (lib/server/account/erase.ts).
const copies: PersonalData = {
  tables: {
    exports: {
      copied: { mine: 't.user_id = me', without: ['storage_key'] },
      gone: 't.user_id = me',
    },
  },
};

/** The personal data that each domain keeps of members, in the order in which a member's copy lists it. */
export const personalData = (): PersonalData[] => [
  users,
  firstSteps,
  identities,
  auth,
  codes,
  secondFactor,
  http,
  posts,
  paidPosts,
  comments,
  evaluations,
  follows,
  blocks,
  notifications,
  files,
  uploads,
  recordings,
  streams,
  products,
  ...kinds(),
  search,
  cart,
  orders,
  tips,
  cardLimits,
  payments,
  bankTransfers,
  entitlements,
  refunds,
  disputes,
  ledger,
  books,
  payouts,
  connectedAccounts,
  identityChecks,
  setupGuide,
  views,
  revenueShare,
  companies,
  suspensions,
  moderation,
  copies,
  audit,
  operator,
  analytics,
  selfCheck,
  reference,
  catalogue,
  sandbox,
  db,
];

/**
 * The same in the order in which a member is erased. A person's row goes after all that is found by it, and files go at
 * the very end: only then does nothing show them any more. Whoever reacts or comments locks the post first and then
 * writes a notice: so posts and comments come before notices, or the two would wait for each other.
 */
export function inErasingOrder(): PersonalData[] {
  const last = [users, files];
  return [...personalData().filter((entry) => !last.includes(entry)), ...last];
}

/** The tables that a member gets a copy of, by name, in the order of the copy. */
export function copiedTables(): Map<string, CopiedTable> {
  const answers = personalData().flatMap(({ tables }) => Object.entries(tables));
  return new Map(answers.flatMap(([name, answer]) => ('copied' in answer ? [[name, answer.copied]] : [])));
}
