'use client';

import { useTranslation } from 'react-i18next';
import { WholeNumber } from './whole-number';

type LengthFieldProps = { seconds: number | null; onChange: (seconds: number | null) => void };

/** How long a file takes, in minutes. Nobody has to say it. */
export function LengthField({ seconds, onChange }: LengthFieldProps) {
  const { t } = useTranslation('kinds-courses');
  return (
    <WholeNumber
      label={t('settings.minutes')}
      hint={t('settings.minutesHint')}
      value={seconds === null ? null : Math.max(1, Math.round(seconds / 60))}
      least={1}
      most={1440}
      onChange={(minutes) => onChange(minutes === null ? null : minutes * 60)}
    />
  );
}
