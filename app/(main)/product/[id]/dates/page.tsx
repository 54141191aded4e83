import { definePage } from '@/app/define-page';
import { DatesPage } from '@/components/kinds/assessments/people/dates-page';
import { listOwnDates } from '@/lib/contract/kinds/workshop-people';
import * as people from '@/lib/server/kinds/assessments/people';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'workshop-people',
  params: listOwnDates.params,
  access: ({ params }) => requireMember(paths.productDates(params.id), 'CREATOR'),
  title: ({ t }) => t('page'),
  messages: ['workshop-people', 'kinds-bookings'],
  load: ({ ctx, page, params }) =>
    page.one(listOwnDates, { params }, () => people.listOwnDates(ctx, params.id)),
  view: ({ params }) => <DatesPage productId={params.id} />,
});

export const { generateMetadata } = page;
export default page.Page;
