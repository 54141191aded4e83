import { definePage } from '@/app/define-page';
import { MemberList } from '@/components/admin/people/member-list';
import { listMembers } from '@/lib/contract/operator-people';
import * as people from '@/lib/server/operator/people';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const Filter = listMembers.query.pick({ q: true, status: true });

const page = definePage({
  namespace: 'operator',
  query: (asked) => Filter.safeParse(asked).data ?? {},
  access: ({ query }) => requireMember(paths.adminPeople(query), 'ADMIN'),
  title: ({ t }) => t('pages.people.title'),
  load: ({ ctx, page, query: filter }) =>
    page.list(listMembers, { query: filter }, (query) => people.listMembers(ctx, query)),
  subtitle: ({ t }) => t('pages.people.hint'),
  view: ({ query }) => <MemberList filter={query} />,
});

export const { generateMetadata } = page;
export default page.Page;
