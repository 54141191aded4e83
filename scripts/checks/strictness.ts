/**
 * Folders of `lib/server` whose failures are always red: money, access, accounts, and the database and jobs below them.
 * A race there shows as a timeout first.
 */
export const STRICT: readonly string[] = words(`
  account after-sale appointments auth bank-transfers blocks books card-limits cart checkout codes
  companies connected-accounts crypto db disputes entitlements exports files finance gateway-events http
  identities identity-checks identity-review jobs kinds ledger library members moderation operator orders paid-posts
  payments payouts personal-data reconciliation refunds requests reseal revenue-share sales second-factor
  self-check sign-in streams suspensions tip-review tips uploads users
`);

/** Folders of `lib/server` in which a timeout may be called flaky. */
export const LENIENT: readonly string[] = words(`
  adapters analytics audit catalogue comments creator-stats demo evaluations explore feed first-steps
  follows images mail making mentions notice-letters notifications paper posts products recordings
  reference search serving setup-guide sitemap views
`);

/** What is strict within a lenient folder: the gateways that move the money. */
const STRICT_PARTS: readonly string[] = ['adapters/payments'];

/** One journey each of money in, back and out, and of signing in. `tests/server` shows the refusals of all others. */
export const STRICT_SPECS: readonly string[] = ['buy', 'payout', 'refunds', 'session'];

/** Helpers that make calls wait for each other: in such a test a timeout may be the deadlock that it looks for. */
const WAITING = /['"][^'"]*\/(settle-together|while-held|hold-server)(\.ts)?['"]|\bhold-server\b/;

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

/**
 * Returns why a test file's failure is red whatever its error, or undefined.
 * @param file its path from the root
 * @param source its text
 */
export function strictReason(file: string, source: string): string | undefined {
  const [, top, folder] = /^tests\/(?:lib\/(?=server\/))?([^/]+)\/([^/]+)/.exec(file) ?? [];
  if (top === 'contract' || top === 'model') return `tests/${top} is strict`;
  if (top === 'faults') return 'faults are never repeated';
  const part = STRICT_PARTS.find((part) => file.startsWith(`tests/server/${part}/`));
  if (part) return `${part} is strict`;
  // Strict too: a file of tests/server that belongs to no folder.
  if (top === 'server' && folder && !LENIENT.includes(folder)) return `${folder} is strict`;
  const spec = /^tests\/e2e\/(.*)\.spec\.ts$/.exec(file)?.[1];
  if (spec && STRICT_SPECS.includes(spec)) return `${spec}.spec is strict`;
  if (file === 'tests/http/sign-in.test.ts') return 'sign-in is strict';
  return WAITING.test(source) ? 'its calls wait for each other' : undefined;
}
