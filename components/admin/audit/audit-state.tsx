'use client';

import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getAuditState } from '@/lib/client/endpoints.gen';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { numberFormat } from '@/lib/shared/intl';

/** Whether the log is unchanged: each entry carries a hash of itself and the entry before. */
export function AuditState() {
  const { t } = useTranslation('operator');
  const { intl } = useLocale();
  const { data } = useEndpointQuery(getAuditState, {});
  if (!data) return null;
  const number = (value: number) => numberFormat(intl).format(value);
  return data.firstBreak === null ? (
    <Alert severity="success">{t('audit.whole', { count: data.entries })}</Alert>
  ) : (
    <Alert severity="error">{t('audit.broken', { number: number(data.firstBreak) })}</Alert>
  );
}
