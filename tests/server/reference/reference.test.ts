import { beforeAll, describe, expect, it } from 'vitest';
import { GET as categoriesRoute } from '@/app/api/categories/route';
import { GET as citiesRoute } from '@/app/api/cities/route';
import { GET as countriesRoute } from '@/app/api/countries/route';
import { GET as industriesRoute } from '@/app/api/industries/route';
import { GET as interestsRoute } from '@/app/api/interests/route';
import { recordQueries } from '@/lib/server/db/client';
import { callRoute } from '@/tests/setup/call-route';
import { loadCities } from '@/tests/setup/cities';

interface Named {
  data: { _id: string; name: { ar: string; en: string } }[];
}

const ARABIC = /[\u0621-\u064A]/;

describe.each([
  ['categories', categoriesRoute, 10, 'design'],
  ['interests', interestsRoute, 10, 'design'],
  ['countries', countriesRoute, 240, 'SA'],
  ['industries', industriesRoute, 88, '62'],
] as const)('%s', (_, route, least, one) => {
  it('are named in both languages, and each id is there once', async () => {
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

  it('may be cached by everyone for an hour, for every caller', async () => {
    const { status, headers } = await callRoute(route, { headers: { authorization: 'Bearer old' } });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(headers.get('vary')).not.toMatch(/authorization|cookie/i);
  });

  it('are not cached when the request is refused', async () => {
    const { status, headers } = await callRoute(route, { headers: { version: '3' } });
    expect(status).toBe(400);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});

it('countries are sorted in Arabic and need no database query', async () => {
  let names: string[] = [];
  const queries = await recordQueries(async () => {
    names = (await callRoute<Named>(countriesRoute)).payload.data.map(({ name }) => name.ar);
  });
  expect(queries).toEqual([]);
  expect(names).toEqual([...names].sort(new Intl.Collator('ar').compare));
});

describe('cities', () => {
  beforeAll(loadCities);
  const cities = async (query: Record<string, string>) =>
    (await callRoute<Named>(citiesRoute, { query })).payload.data;
  const ARAB = 'SA EG PS MA AE JO SY IQ YE LB QA KW BH OM LY TN DZ SD MR SO DJ KM'.split(' ');

  it.each([
    ['no country', {}],
    ['a country that is not a code', { country: 'saudi' }],
    ['a search text that is too long', { country: 'SA', q: 'س'.repeat(81) }],
  ])('are refused to a request with %s', async (_, query) => {
    expect((await callRoute(citiesRoute, { query })).status).toBe(422);
  });

  it('are an empty list for an unknown country or a name that no city has', async () => {
    expect(await cities({ country: 'ZZ' })).toEqual([]);
    expect(await cities({ country: 'SA', q: '%' })).toEqual([]);
    expect(await cities({ country: 'SA', q: 'قققق' })).toEqual([]);
  });

  it('of a country start with the biggest, are at most fifty, and may be cached', async () => {
    const { payload, headers } = await callRoute<Named>(citiesRoute, { query: { country: 'EG' } });
    expect(payload.data).toHaveLength(50);
    expect(payload.data[0]?.name).toEqual({ ar: 'القاهرة', en: 'Cairo' });
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it.each([
    ['الري', 'الرياض'],
    ['رياض', 'الرياض'],
    ['riy', 'الرياض'],
    ['جده', 'جدة'],
    ['المنوره', 'المدينة المنورة'],
    ['الطَّائِف', 'الطائف'],
  ])('are found by %s, in either language and any spelling', async (q, name) => {
    expect((await cities({ country: 'SA', q })).map((city) => city.name.ar)).toContain(name);
  });

  it('have Arabic names in every Arab country, and start with the capital for Palestine and France', async () => {
    for (const country of ARAB) {
      const found = await cities({ country });
      expect(found.length, country).toBeGreaterThanOrEqual(7);
      for (const { name } of found.slice(0, 7)) expect(name.ar, country).toMatch(ARABIC);
    }
    expect((await cities({ country: 'PS' }))[0]?.name.ar).toBe('القدس');
    expect((await cities({ country: 'FR' }))[0]?.name).toEqual({ ar: 'باريس', en: 'Paris' });
    expect((await cities({ country: 'NR' })).length).toBeGreaterThan(0);
  });
});
