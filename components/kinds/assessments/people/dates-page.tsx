'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { EmptyView } from '@/components/ui/empty-view';
import { Icon } from '@/components/ui/icon';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useOwnDates } from '@/hooks/kinds/assessments/use-own-dates';
import { isolate } from '@/lib/shared/arabic';
import { paths } from '@/lib/shared/paths';
import { DateCard } from './date-card';
import styles from './people.module.css';
import { Takers } from './takers';

/** The dates of a creator's workshop, and who comes to each; or who takes its assessment alone. */
export function DatesPage({ productId }: { productId: string }) {
  const { t } = useTranslation('workshop-people');
  const query = useOwnDates(productId);
  if (query.error && !query.data) return <LoadError title={t('failed')} query={query} />;
  if (!query.data)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height={320} />
      </SkeletonGroup>
    );
  const { title, isDated, data, assessments } = query.data;
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
