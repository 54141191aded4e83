'use client';

import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '@/components/forms/money-field';
import { Messages } from '@/lib/i18n/page-messages';
import { CURRENCY } from '@/lib/shared/currency';
import { ZoneLine } from '../../bookings/choose/zone-line';
import { RulesFields } from '../../bookings/form/rules-fields';
import { DatedField } from './dated-field';
import { DatesField } from './dates-field';
import { ExamLines } from './exam-lines';
import type { AssessmentsDraft } from './form-schema';

/**
 * What a workshop sells: its dates, where, for how many, at what price, by which rules, and with which quizzes; or its
 * assessment alone, and at what price.
 */
export function WorkshopStep() {
  return (
    <Messages of={['kinds-bookings', 'kinds-assessments']}>
      <Fields />
    </Messages>
  );
}

function Fields() {
  const { t } = useTranslation('kinds-assessments');
  const isDated = useWatch<{ content: AssessmentsDraft }, 'content.isDated'>({ name: 'content.isDated' });
  return (
    <>
      <DatedField />
      <MoneyField
        name="content.price.amount"
        label={t(isDated ? 'form.price' : 'form.priceAlone')}
        currency={CURRENCY}
        hint={t('form.priceHint')}
      />
      {isDated ? (
        <>
          <ZoneOfDates />
          <DatesField />
          <RulesFields />
        </>
      ) : null}
      <ExamLines isDated={isDated} />
    </>
  );
}

/** By which clock the dates are said. */
function ZoneOfDates() {
  const { t } = useTranslation('kinds-assessments');
  const { field } = useController({ name: 'content.timeZone' });
  return (
    <div>
      <p className="type-body2 text-secondary">{t('form.zone')}</p>
      <ZoneLine zone={field.value} onChange={field.onChange} />
    </div>
  );
}
