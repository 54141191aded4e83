import { afterAll, describe, expect, it } from 'vitest';
import { GET as categoriesRoute } from '@/app/api/categories/route';
import { GET as countriesRoute } from '@/app/api/countries/route';
import { GET as interestsRoute } from '@/app/api/interests/route';
import { closeDb, recordQueries } from '@/lib/server/db/client';
import { callRoute } from '@/tests/setup/call-route';

interface Named {
  data: { _id: string; name: { ar: string; en: string } }[];
}

const ARABIC = /[\u0621-\u064A]/;

afterAll(closeDb);

describe.each([
  ['categories', categoriesRoute, 10, 'design'],
  ['interests', interestsRoute, 10, 'design'],
  ['countries', countriesRoute, 240, 'SA'],
] as const)('%s', (_, route, least, one) => {
  it('are named in both languages, each id once', async () => {
    const { status, payload } = await callRoute<Named>(route);
    expect(status).toBe(200);
    expect(payload.data.length).toBeGreaterThanOrEqual(least);
    expect(new Set(payload.data.map(({ _id }) => _id)).size).toBe(payload.data.length);
    for (const { name } of payload.data) {
      expect(name.ar).toMatch(ARABIC);
      expect(name.en).toMatch(/[A-Za-z]/);
    }
    expect(payload.data.map(({ _id }) => _id)).toContain(one);
  });

  it('may be kept for an hour by everybody, whoever asks', async () => {
    const { status, headers } = await callRoute(route, { headers: { authorization: 'Bearer old' } });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(headers.get('vary')).not.toMatch(/authorization|cookie/i);
  });

  it('are not cached where they are refused', async () => {
    const { status, headers } = await callRoute(route, { headers: { version: '3' } });
    expect(status).toBe(400);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});

it('countries stand in Arabic order and ask the database nothing', async () => {
  let names: string[] = [];
  const queries = await recordQueries(async () => {
    names = (await callRoute<Named>(countriesRoute)).payload.data.map(({ name }) => name.ar);
  });
  expect(queries).toEqual([]);
  expect(names).toEqual([...names].sort(new Intl.Collator('ar').compare));
});
