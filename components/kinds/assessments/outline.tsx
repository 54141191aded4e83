'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import type { AssessmentsOutline } from '@/lib/contract/kinds/workshop-offer';
import { Messages } from '@/lib/i18n/page-messages';
import facts from '../bookings/outline.module.css';
import { useDuration } from '../bookings/use-duration';
import { useRuleLines } from '../bookings/use-rule-lines';
import shared from '../outline.module.css';
import type { OutlineProps } from '../parts';
import { useSlotWords } from '../times/use-slot-words';
import { AssessmentFacts } from './assessment-facts';
import styles from './workshop.module.css';

const PLACE_ICONS = { link: 'video', in_person: 'pin' } as const;

/**
 * What the buyer gets: the dates, where, how many seats are left, and what goes back to whoever cancels; or an
 * assessment that has no date.
 */
export function WorkshopOutline(props: OutlineProps<AssessmentsOutline>) {
  return (
    <Messages of={['kinds-bookings', 'kinds-assessments']}>
      <Contents {...props} />
    </Messages>
  );
}

function Contents(props: OutlineProps<AssessmentsOutline>) {
  const { isDated, assessments, price } = props.outline;
  if (isDated) return <Dates {...props} />;
  return assessments.alone ? <AssessmentFacts {...assessments.alone} isFree={price?.amount === 0} /> : null;
}

function Dates({ outline: { dates, rules, assessments } }: OutlineProps<AssessmentsOutline>) {
  const { t } = useTranslation('kinds-assessments');
  const words = useSlotWords();
  const duration = useDuration();
  const ruleLines = useRuleLines();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={shared.contents}>
      <h2 id={titleId} className="type-h5">
        {t('outline.title')}
      </h2>
      {dates.length === 0 ? (
        <p className="type-body2 text-secondary">{t('outline.none')}</p>
      ) : (
        <ul className={shared.list}>
          {dates.map(({ _id, local, minutes, place, seatsLeft }) => (
            <li key={_id} className={shared.line}>
              <Icon name="calendar" size={22} className={shared.icon} />
              <span className={shared.name}>
                {words(local)}
                <span className={`row type-caption text-secondary ${styles.small}`}>
                  <Icon name={PLACE_ICONS[place]} size={16} />
                  {t(`outline.place.${place}`)} · {duration(minutes)}
                </span>
              </span>
              <span className="type-caption tabular nowrap text-secondary">
                {seatsLeft > 0 ? t('left', { count: seatsLeft }) : t('full')}
              </span>
            </li>
          ))}
        </ul>
      )}
      <ul className={`grid gap-2 type-body2 text-secondary ${facts.facts}`}>
        {assessments.before ? (
          <li>
            <Icon name="quiz" size={20} className={shared.icon} />
            <span>{t('outline.exams.before')}</span>
          </li>
        ) : null}
        {assessments.after ? (
          <li>
            <Icon name="quiz" size={20} className={shared.icon} />
            <span>{t(`outline.exams.${assessments.isRequired ? 'required' : 'after'}`)}</span>
          </li>
        ) : null}
        <li>
          <Icon name="refresh" size={20} className={shared.icon} />
          <span>{ruleLines(rules).join(' ')}</span>
        </li>
        <li>
          <Icon name="users" size={20} className={shared.icon} />
          <span>{t('outline.waiting')}</span>
        </li>
      </ul>
    </section>
  );
}
