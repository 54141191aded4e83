import 'server-only';
import { personSource } from '@/hooks/users/person-source';
import { listCompanyMembers } from '@/lib/contract/companies';
import type { Profile } from '@/lib/contract/users';
import * as companies from '@/lib/server/companies/service';
import type { Ctx } from '@/lib/server/ctx';
import * as people from '@/lib/server/members/people';
import { firstPage } from '@/lib/server/requests/first-page';
import type { prefetch } from '@/lib/server/requests/prefetch';

/** Who belongs to a company, or the companies of a person: it stands above the tabs, which must not move when it comes. */
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
