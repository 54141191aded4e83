'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '@/components/action/confirm-action';
import lists from '@/components/admin/lists/lists.module.css';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { decideAbsence } from '@/lib/client/endpoints.gen';
import type { DisputedAbsence } from '@/lib/contract/kinds/absences';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatMoment } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';

type AbsenceCardProps = { row: DisputedAbsence };

/** A session to decide about: who the two are, what each says, and the two decisions. */
export function AbsenceCard({ row }: AbsenceCardProps) {
  const { t } = useTranslation('operator');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const { _id, title, host, buyer, startsAt, price, orderId, isLesson, absence } = row;
  const other = absence.saidBy === 'host' ? 'buyer' : 'host';
  const person = (one: DisputedAbsence['host']) => (
    <AppLink href={paths.adminPerson(one._id)}>
      <BidiText>{one.name}</BidiText>
    </AppLink>
  );
  return (
    <Card as="li" padding="large" className="stack gap-3">
      <p className={lists.line}>
        <BidiText className={lists.strong}>{title}</BidiText>
        {isLesson ? <span>{t('absences.lesson')}</span> : null}
        <Money money={price} />
      </p>
      <p className={lists.line}>
        {person(buyer)}
        <span>{t('absences.with')}</span>
        {person(host)}
        <time dateTime={startsAt}>{formatMoment(startsAt, intl, zone)}</time>
        <AppLink href={paths.adminOrder(orderId)}>{t('absences.order')}</AppLink>
      </p>
      <Said label={t(`absences.says.${absence.saidBy}`)} text={absence.text} />
      <Said label={t(`absences.objects.${other}`)} text={absence.objection ?? ''} />
      <Decisions id={_id} isLesson={isLesson} />
    </Card>
  );
}

function Said({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation('operator');
  return (
    <div>
      <p className={lists.line}>{label}</p>
      <BidiText as="p" className="type-body2 text-secondary">
        {text || t('absences.noWords')}
      </BidiText>
    </div>
  );
}

function Decisions({ id, isLesson }: { id: string; isLesson: boolean }) {
  const { t } = useTranslation('operator');
  const [asks, setAsks] = useState<'back' | 'kept' | null>(null);
  const word = (outcome: 'back' | 'kept') => (isLesson ? (`${outcome}Lesson` as const) : outcome);
  return (
    <div className={lists.actions}>
      {(['back', 'kept'] as const).map((outcome) => (
        <Button key={outcome} variant="outlined" onClick={() => setAsks(outcome)}>
          {t(`absences.${word(outcome)}`)}
        </Button>
      ))}
      <ConfirmAction
        endpoint={decideAbsence}
        subject={asks}
        input={(outcome) => ({ params: { id }, body: { outcome } })}
        title={(outcome) => t(`absences.${word(outcome)}`)}
        confirmLabel={(outcome) => t(`absences.${word(outcome)}`)}
        destructive
        onClose={() => setAsks(null)}
      >
        {(outcome) => t(`absences.${word(outcome)}Sure`)}
      </ConfirmAction>
    </div>
  );
}
