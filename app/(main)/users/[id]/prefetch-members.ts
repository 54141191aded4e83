import 'server-only';
import { personSource } from '@/hooks/users/person-source';
import { listCompanyMembers } from '@/lib/contract/companies';
import type { Profile } from '@/lib/contract/users';
import * as companies from '@/lib/server/companies/service';
import type { Ctx } from '@/lib/server/ctx';
import * as people from '@/lib/server/members/people';
import { firstPage } from '@/lib/server/requests/first-page';
import type { prefetch } from '@/lib/server/requests/prefetch';

/**
 * Loads the members of a company, or the companies of a person. They stand above the tabs, which must not move when
 * they appear.
 */
export async function prefetchMembers(
  page: ReturnType<typeof prefetch>,
  ctx: Ctx,
  { _id, accountType }: Profile,
): Promise<void> {
  if (accountType === 'COMPANY') {
    await page.list(listCompanyMembers, { params: { id: _id } }, () =>
      companies.listCompanyMembers(ctx, _id, firstPage()),
    );
    return;
  }
  const { endpoint, input } = personSource({ of: 'companies', userId: _id });
  await page.list(endpoint, input, () =>
    people.listNetwork(ctx, { ...firstPage(), tab: 'companies', userId: _id }),
  );
}
