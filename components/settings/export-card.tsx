'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { TitledCard } from '@/components/ui/titled-card';
import { exportHref, useExport } from '@/hooks/account/use-export';
import { useAction } from '@/hooks/use-action';
import { requestExport } from '@/lib/client/endpoints.gen';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatDate } from '@/lib/shared/dates';
import { sizeOf } from '@/lib/shared/file-size';
import styles from './settings.module.css';

/** A ZIP with all data about the member: request, wait, download. */
export function ExportCard() {
  const { t } = useTranslation(['account', 'products']);
  const { intl } = useLocale();
  const zone = useTimeZone();
  const query = useExport();
  const request = useAction(requestExport, { toastsFailure: true });
  if (query.error && !query.data) return <LoadError title={t('export.loadFailed')} query={query} />;
  const last = query.data?.last ?? null;
  const isWaiting = last?.status === 'queued';
  const isReady = last?.status === 'ready' && last.url !== null;
  const { value, unit } = sizeOf(last?.size ?? 0);
  const mayAsk = query.data !== undefined && query.data.nextAt === null && !isWaiting;

  return (
    <TitledCard title={t('export.title')} hint={t('export.hint')}>
      <div className={`grid gap-3 ${styles.stack}`} aria-live="polite">
        {isWaiting ? <Alert severity="info">{t('export.queued')}</Alert> : null}
        {last?.status === 'failed' ? <Alert severity="error">{t('export.failedState')}</Alert> : null}
        {isReady ? (
          <Alert severity="success">
            {t('export.ready', {
              size: t(`products:size.${unit}`, { value }),
              date: formatDate(last.expiresAt ?? last.requestedAt, 'text', intl, zone),
            })}
          </Alert>
        ) : null}
      </div>
      <div className="row cluster spread gap-3">
        {isReady ? (
          <Button component="a" href={exportHref(last.url ?? '')} download>
            {t('export.download')}
          </Button>
        ) : null}
        <Button
          variant={isReady ? 'outlined' : 'contained'}
          disabled={!mayAsk}
          loading={request.isPending}
          onClick={() => request.run({})}
        >
          {t(last ? 'export.askAgain' : 'export.ask')}
        </Button>
        <p className="type-body2 text-secondary">{t('export.daily')}</p>
      </div>
    </TitledCard>
  );
}
