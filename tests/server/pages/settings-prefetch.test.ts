import { describe, expect, it } from 'vitest';
import { prefetchMain } from '@/app/(main)/settings/[section]/prefetch-main';
import { prefetchProfile } from '@/app/(main)/settings/[section]/prefetch-profile';
import { prefetch } from '@/lib/server/requests/prefetch';
import { makeMember } from '@/tests/setup/make-member';

describe('the first HTML of a settings page', () => {
  it.each([
    ['appearance', ''],
    ['signIn', 'getContact'],
    ['sessions', 'listSessions'],
    ['notices', 'listNoticeChoices'],
    ['privacy', 'listBlocked listMuted'],
    ['data', 'getExport'],
    ['danger', ''],
  ] as const)('has only the data that the part %s shows', async (part, ids) => {
    const page = prefetch();
    await prefetchMain(page, (await makeMember()).ctx, part);
    expectFilled(page, ids);
  });

  it('has all the data that edit_profile shows', async () => {
    const page = prefetch();
    await prefetchProfile(page, (await makeMember()).ctx);
    expectFilled(page, 'getMyProfile getUser listCountries listIndustries');
  });
});

function expectFilled(page: ReturnType<typeof prefetch>, ids: string) {
  const { queries } = page.state();
  expect(queries.map(({ queryKey }) => queryKey[0]).sort()).toEqual(ids.split(' ').filter(Boolean).sort());
  for (const { state } of queries) expect(state).toMatchObject({ status: 'success' });
}
