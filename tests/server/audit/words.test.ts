import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectTypeOf, it } from 'vitest';
import { recordAudit } from '@/lib/server/audit/service';
import type { AuditAct } from '@/lib/server/audit/words';
import ar from '@/locales/ar/operator.json';
import en from '@/locales/en/operator.json';

type Entry = Parameters<typeof recordAudit>[1];

it('an action or a detail without words does not compile', () => {
  expectTypeOf<Entry['action']>().toEqualTypeOf<AuditAct>();
  expectTypeOf<string>().not.toExtend<AuditAct>();
  expectTypeOf<'identity.seen'>().toExtend<AuditAct>();
  expectTypeOf<'identity.forged'>().not.toExtend<AuditAct>();
  const entry = { actor: 'command', action: 'self_check.run', subjectId: null } as const;
  // @ts-expect-error there are no words for `wordless`
  void (() => recordAudit({} as never, { ...entry, details: { wordless: 1 } }));
  // @ts-expect-error nor are there words for names that are known only when the code runs
  void (() => recordAudit({} as never, { ...entry, details: {} as Record<string, string> }));
});

it('no call uses a cast to avoid this check, and no words are empty in either language', () => {
  const files = readdirSync('lib/server', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const calls = files
    .map((file) => readFileSync(join('lib/server', file), 'utf8'))
    .flatMap((text) => text.match(/recordAudit\((?:[^)]|\([^)]*\))*\)/g) ?? []);
  expect(calls.length).toBeGreaterThan(15);
  for (const call of calls) expect(call).not.toMatch(/ as (any|never|AuditAct|string)\b/);
  const leaves = (node: object): unknown[] =>
    Object.values(node).flatMap((value) => (typeof value === 'object' ? leaves(value) : [value]));
  for (const { action, detail } of [ar, en])
    for (const words of [...leaves(action), ...leaves(detail)]) expect(words).toMatch(/\S/);
});
