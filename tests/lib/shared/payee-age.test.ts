import { expect, it } from 'vitest';
import { payeeAgeProblem } from '@/lib/shared/payee-age';

it.each([
  ['2008-11-22', '2026-11-21T20:59:59Z', 'Asia/Riyadh', 'identity:notAdult'],
  ['2008-11-22', '2026-11-21T21:00:00Z', 'Asia/Riyadh', null],
  ['2008-11-22', '2026-11-21T21:00:00Z', null, null],
  ['2008-11-22', '2026-11-22T04:59:59Z', 'America/New_York', 'identity:notAdult'],
  ['2008-11-22', '2026-11-22T05:00:00Z', 'America/New_York', null],
  ['2008-02-29', '2026-02-28T12:00:00Z', 'UTC', 'identity:notAdult'],
  ['2008-02-29', '2026-03-01T00:00:00Z', 'UTC', null],
  ['2030-01-01', '2026-11-21T00:00:00Z', 'UTC', 'validation:dateFuture'],
])(
  'for a person born on %s gives, at %s in %s, whether they may be paid: %s',
  (birth, now, zone, problem) => {
    expect(payeeAgeProblem(birth, new Date(now), zone)).toBe(problem);
  },
);
