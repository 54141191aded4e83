'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { QueryView } from '@/components/session/query-view';
import { EmptyView } from '@/components/ui/empty-view';
import { Icon } from '@/components/ui/icon';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { listOwnDates } from '@/lib/client/endpoints.gen';
import type { Payload } from '@/lib/contract/endpoint';
import { isolate } from '@/lib/shared/arabic';
import { paths } from '@/lib/shared/paths';
import { DateCard } from './date-card';
import styles from './people.module.css';
import { Takers } from './takers';

/** The dates of a creator's workshop, and who comes to each; or who takes its assessment alone. */
export function DatesPage({ productId }: { productId: string }) {
  const { t } = useTranslation('workshop-people');
  const query = useEndpointQuery(listOwnDates, { params: { id: productId } });
  const skeleton = (
    <SkeletonGroup>
      <Skeleton shape="block" height={320} />
    </SkeletonGroup>
  );
  return (
    <QueryView query={query} failed={t('failed')} skeleton={skeleton}>
      {(own) => <Dates productId={productId} own={own} />}
    </QueryView>
  );
}

type DatesProps = { productId: string; own: Payload<typeof listOwnDates> };

function Dates({ productId, own: { title, isDated, data, assessments } }: DatesProps) {
  const { t } = useTranslation('workshop-people');
  return (
    <>
      <PageTitle
        actions={
          <>
            {assessments.map((placed) => (
              <Button
                key={placed}
                href={paths.productAssessment(productId, placed)}
                variant="outlined"
                startIcon={<Icon name="quiz" size={20} />}
              >
                {t(`exam.open.${placed}`)}
              </Button>
            ))}
            <Button
              href={paths.productEdit(productId)}
              variant="outlined"
              startIcon={<Icon name="edit" size={20} />}
            >
              {t(isDated ? 'edit' : 'editAlone')}
            </Button>
          </>
        }
      >
        {t(isDated ? 'title' : 'takers.title', { title: isolate(title) })}
      </PageTitle>
      {isDated ? null : <Takers productId={productId} />}
      {data.length === 0 && isDated ? <EmptyView drawing="products" title={t('none')} /> : null}
      {data.length === 0 ? null : (
        <div className={styles.dates}>
          {data.map((date) => (
            <DateCard key={date._id} date={date} />
          ))}
        </div>
      )}
    </>
  );
}
