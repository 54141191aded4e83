import { expect, it } from 'vitest';
import { groupIban } from '@/lib/shared/iban-groups';

it.each([
  ['SA0380000000608010167519', 'SA03 8000 0000 6080 1016 7519'],
  ['NO9386011117947', 'NO93 8601 1117 947'],
  ['SA03 8000 0000 6080 1016 7519', 'SA03 8000 0000 6080 1016 7519'],
  ['000123456789', '000123456789'],
  ['12-34-56 12345678', '12-34-56 12345678'],
])('shows the account %s as %s', (account, shown) => {
  expect(groupIban(account)).toBe(shown);
});
