import Button from '@mui/material/Button';
import { definePage } from '@/app/define-page';
import { SelfChecks } from '@/components/admin/books/self-checks';
import { TrialBalance } from '@/components/admin/books/trial-balance';
import { PageTitle } from '@/components/ui/page-title';
import { getTrialBalance, listSelfChecks } from '@/lib/contract/books';
import * as books from '@/lib/server/books/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import * as selfCheck from '@/lib/server/self-check/service';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'operator',
  access: () => requireMember(paths.adminLedger(), 'ADMIN'),
  title: ({ t }) => t('pages.ledger.title'),
  load: ({ ctx, page }) =>
    Promise.all([
      page.one(getTrialBalance, {}, () => books.getTrialBalance(ctx)),
      page.list(listSelfChecks, {}, (query) => selfCheck.listSelfChecks(ctx, query)),
    ]),
  view: ({ t }) => (
    <>
      <PageTitle
        subtitle={t('books.subtitle')}
        actions={
          <Button variant="outlined" href={paths.adminAccounts()}>
            {t('books.accountsTitle')}
          </Button>
        }
      >
        {t('pages.ledger.title')}
      </PageTitle>
      <div className="stack gap-4">
        <TrialBalance />
        <SelfChecks />
      </div>
    </>
  ),
});

export const { generateMetadata } = page;
export default page.Page;
