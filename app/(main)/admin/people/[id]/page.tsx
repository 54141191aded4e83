import { definePage } from '@/app/define-page';
import { MemberPage } from '@/components/admin/people/member-page';
import { getMember } from '@/lib/contract/operator-people';
import * as people from '@/lib/server/operator/people';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'operator',
  params: getMember.params,
  access: ({ params }) => requireMember(paths.adminPerson(params.id), 'ADMIN'),
  title: ({ t }) => t('pages.people.title'),
  load: ({ ctx, page, params }) => page.one(getMember, { params }, () => people.getMember(ctx, params.id)),
  view: ({ params }) => <MemberPage id={params.id} />,
});

export const { generateMetadata } = page;
export default page.Page;
