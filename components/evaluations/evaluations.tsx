'use client';

import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { LoadMore } from '@/components/ui/load-more';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { type EvaluationSort, type RatedSubject, useEvaluations } from '@/hooks/evaluations/use-evaluations';
import { EVALUATION_SORTS } from '@/lib/contract/choices';
import { EvaluationHistogram } from './evaluation-histogram';
import { EvaluationRow } from './evaluation-row';
import styles from './evaluations.module.css';
import { OwnEvaluation } from './own-evaluation';
import { WhoMayRate } from './who-may-rate';

type EvaluationsProps = {
  subject: RatedSubject;
  /** Only those who bought it rate it. */
  isSold: boolean;
};

/** What members think of a product or post: average, histogram, the reader's own rating, and those of others. */
export function Evaluations({ subject, isSold }: EvaluationsProps) {
  const { t } = useTranslation('evaluations');
  const titleId = useId();
  const [sort, setSort] = useState<EvaluationSort>('newest');
  const list = useEvaluations(subject, sort);
  const { first } = list;
  const mayRate = first?.refusal === null;
  const isEmpty = first !== undefined && list.items.length === 0;
  return (
    <section id="evaluations" className="grid gap-4" aria-labelledby={titleId}>
      <h2 id={titleId} className="type-h5">
        {t('title')}
      </h2>
      {list.isPending ? <Loading /> : null}
      {list.isError && list.items.length === 0 ? <LoadError title={t('failed')} query={list} /> : null}
      {first ? <EvaluationHistogram histogram={first.histogram} average={first.rating.average} /> : null}
      {first ? <OwnEvaluation subject={subject} mine={first.mine} mayRate={mayRate} /> : null}
      {first ? <WhoMayRate refusal={first.refusal} type={subject.type} isSold={isSold} /> : null}
      {isEmpty && !first.mine ? (
        <p className="type-caption text-secondary">
          {mayRate ? `${t('empty')} ${t('beFirst')}` : t('empty')}
        </p>
      ) : null}
      {first && first.rating.count > 1 ? <SortChoice sort={sort} onChange={setSort} /> : null}
      {isEmpty ? null : (
        <ul className="grid">
          {list.items.map((row) => (
            <EvaluationRow key={row._id} subject={subject} row={row} />
          ))}
        </ul>
      )}
      <LoadMore list={list} />
    </section>
  );
}

type SortChoiceProps = { sort: EvaluationSort; onChange: (sort: EvaluationSort) => void };

function SortChoice({ sort, onChange }: SortChoiceProps) {
  const { t } = useTranslation('evaluations');
  return (
    <fieldset className={`row cluster gap-2 type-caption text-secondary ${styles.sorts}`}>
      <legend>{t('sort.label')}</legend>
      {EVALUATION_SORTS.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.act}
          aria-pressed={one === sort}
          onClick={() => onChange(one)}
        >
          {t(`sort.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}

function Loading() {
  return (
    <SkeletonGroup className="grid">
      {[1, 2].map((row) => (
        <div key={row} className={styles.review}>
          <Skeleton shape="circle" width={44} height={44} />
          <div className={styles.body}>
            <Skeleton width={140} />
            <Skeleton width="80%" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
