import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LENIENT, STRICT, STRICT_SPECS, strictReason } from '@/scripts/checks/strictness';

it('names each folder of lib/server once, as strict or lenient', () => {
  const folders = readdirSync('lib/server', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect([...STRICT, ...LENIENT].sort()).toEqual(folders.map(({ name }) => name).sort());
});

it('names browser tests that exist', () => {
  expect(STRICT_SPECS.filter((name) => !existsSync(`tests/e2e/${name}.spec.ts`))).toEqual([]);
});

it.each([
  ['tests/server/orders/service.test.ts', 'orders is strict'],
  ['tests/server/kinds/bookings/slots.test.ts', 'kinds is strict'],
  ['tests/server/adapters/payments/stripe.test.ts', 'adapters/payments is strict'],
  ['tests/server/adapters/mail/smtp.test.ts', undefined],
  ['tests/lib/server/ledger/split.test.ts', 'ledger is strict'],
  ['tests/server/ids.test.ts', 'ids.test.ts is strict'],
  ['tests/contract/fuzz.test.ts', 'tests/contract is strict'],
  ['tests/model/money.test.ts', 'tests/model is strict'],
  ['tests/faults/purchases.test.ts', 'faults are never repeated'],
  ['tests/e2e/buy.spec.ts', 'buy.spec is strict'],
  ['tests/http/sign-in.test.ts', 'sign-in is strict'],
  ['tests/http/kept-pages.test.ts', undefined],
  ['tests/e2e/profile.spec.ts', undefined],
  ['tests/server/search/people.test.ts', undefined],
  ['tests/components/ui/icons.test.tsx', undefined],
  ['tests/lib/shared/slug.test.ts', undefined],
])('gives the reason why %s is strict, if it is', (file, reason) => {
  expect(strictReason(file, '')).toBe(reason);
});

it.each([
  "import { asOneGroup } from '@/tests/setup/settle-together';",
  "import { whileHeld } from '../../setup/while-held';",
  "const { asOneGroup } = await import('@/tests/setup/settle-together');",
  "fork('tests/setup/hold-server.ts')",
])('is strict about a lenient file with %s', (source) => {
  expect(strictReason('tests/server/search/people.test.ts', source)).toBe('its calls wait for each other');
});
