'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons/registry';
import type { AssessmentsOutline } from '@/lib/contract/kinds/workshop-offer';
import facts from '../bookings/outline.module.css';
import shared from '../outline.module.css';

type AssessmentFactsProps = NonNullable<AssessmentsOutline['assessments']['alone']> & { isFree: boolean };

/** What the buyer of an assessment gets that has no date: how much it asks, how long, how often, and for what. */
export function AssessmentFacts(props: AssessmentFactsProps) {
  const { questionsCount, passPercent, attempts, minutes, isFree } = props;
  const { t } = useTranslation('kinds-assessments');
  const titleId = useId();
  const lines: [IconName, string][] = [
    ['quiz', t('alone.questions', { count: questionsCount })],
    ['clock', minutes === null ? t('alone.noTime') : t('alone.minutes', { count: minutes })],
    ['refresh', attempts === null ? t('alone.asOften') : t('alone.attempts', { count: attempts })],
    ['star', passPercent === 0 ? t('alone.certificate') : t('alone.pass', { percent: passPercent })],
    ['calendar', t('alone.anyTime')],
    ...(isFree ? [] : [['undo', t('alone.refund')] satisfies [IconName, string]]),
  ];
  return (
    <section aria-labelledby={titleId} className={shared.contents}>
      <h2 id={titleId} className="type-h5">
        {t('alone.title')}
      </h2>
      <ul className={`grid gap-2 type-body2 text-secondary ${facts.facts}`}>
        {lines.map(([icon, words]) => (
          <li key={icon}>
            <Icon name={icon} size={20} className={shared.icon} />
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
