/**
 * Test files and folders that depend on the version of PostgreSQL, by what their subjects ask of it. `.ci/run` runs
 * them on another version; it may take at most 90 seconds there. A rule that the app keeps in its own code is proved
 * once.
 */
export const ENGINE: Record<string, readonly string[]> = {
  'migrations, roles, isolation, lost connections, compiled statements': [
    ...[
      'app-role',
      'compiled',
      'health',
      'migrate',
      'shared-lines',
      'transaction',
      'waiting-statement',
      'writes',
    ].map((name) => `tests/server/db/${name}.test.ts`),
  ],
  // Without the files that ask for a generic plan: PostgreSQL has it from 16 on.
  plans: ['blocks/plans', 'creator-stats/service', 'db/plans', 'feed/many-followed'].map(
    (name) => `tests/server/${name}.test.ts`,
  ),
  'locks, SKIP LOCKED, notices': [
    'adapters/cache',
    'auth/hostile-sessions',
    'checkout/double-submit',
    'entitlements/several-purchases',
    'gateway-events/receipt-beside-card',
    'gateway-events/locked-row',
    'gateway-events/late-money',
    'gateway-events/settle-together',
    'kinds/assessments/lock-order',
    'kinds/bookings/host-lock',
    'orders/kept-for-payers',
    'payments/release',
  ].map((name) => `tests/server/${name}.test.ts`),
  'functions and triggers of the database, its time zones': [
    'tests/server/kinds/bookings/slots.test.ts',
    'tests/server/ledger',
    'tests/server/search',
  ],
  'the job queue, which has SQL of its own': ['tests/server/jobs'],
  'most statements of the app, once': [
    'tests/server/demo/fill.test.ts',
    'tests/server/self-check/service.test.ts',
  ],
  'statements of money that the demo and the model do not send': [
    'disputes/events',
    'payouts/batches',
    'reconciliation/sweep',
    'refunds/gateway',
    'revenue-share/close',
  ].map((name) => `tests/server/${name}.test.ts`),
  'money when processes work at once and are killed': ['tests/model/money.test.ts'],
};

/** The number of histories that the money model plays on that server. The version that we ship plays ten. */
export const ENGINE_HISTORIES = 3;
