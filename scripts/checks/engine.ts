/**
 * Tests that depend on the database server, by its SQL, its locks, its notifications or its plans: `.ci/run` repeats
 * them on another version of PostgreSQL. The demo runs most of the app's statements.
 */
export const ENGINE: string[] = [
  ...[
    'adapters/cache.test.ts',
    'auth/hostile-sessions.test.ts',
    'blocks/plans.test.ts',
    'checkout',
    'creator-stats',
    'db',
    'demo',
  ],
  ...[
    'disputes',
    'entitlements',
    'feed',
    'gateway-events',
    'http/limits.test.ts',
    'jobs',
    'ledger',
    'orders',
    'payments',
    'payouts',
    'reconciliation',
  ],
  ...['refunds', 'revenue-share', 'search'],
]
  .map((name) => `tests/server/${name}`)
  .concat('tests/model');
