import { describe, expect, it } from 'vitest';
import { prefetchMain } from '@/app/(main)/settings/[section]/prefetch-main';
import { prefetchProfile } from '@/app/(main)/settings/[section]/prefetch-profile';
import { prefetch } from '@/lib/server/http/prefetch';
import { makeMember } from '@/tests/setup/make-member';

describe('the first HTML of a settings page', () => {
  it.each([
    ['main', prefetchMain, 'getContact listSessions listNoticeChoices listBlocked listMuted getExport'],
    ['edit_profile', prefetchProfile, 'getMyProfile getUser listCountries listIndustries'],
  ] as const)('holds all the data that %s shows', async (_, fill, ids) => {
    const page = prefetch();
    await fill(page, (await makeMember()).ctx);
    const { queries } = page.state();
    expect(queries.map(({ queryKey }) => queryKey[0]).sort()).toEqual(ids.split(' ').sort());
    for (const { state } of queries) expect(state).toMatchObject({ status: 'success' });
  });
});
