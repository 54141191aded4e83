'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { StatusChip } from '@/components/ui/status-chip';
import { useAction } from '@/hooks/use-action';
import { useCodeWords } from '@/hooks/use-code-words';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listSelfChecks, runSelfCheck } from '@/lib/client/endpoints.gen';
import type { SelfCheck } from '@/lib/contract/books';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatMoment } from '@/lib/shared/dates';
import styles from './books.module.css';

/** Whether the checks of the books pass: the last run, earlier runs, and a button to run them now. */
export function SelfChecks() {
  const { t } = useTranslation('operator');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const checks = useEndpointList(listSelfChecks, {});
  const check = useAction(runSelfCheck, {
    done: ({ broken }) => (broken === 0 ? t('books.allWell') : t('books.found', { count: broken })),
    toastsFailure: true,
  });
  const [last, ...before] = checks.items;
  const moment = ({ ranAt }: SelfCheck) => formatMoment(ranAt, intl, zone);
  return (
    <Card labelledBy="self-check">
      <header className={`row cluster spread ${styles.head}`}>
        <div>
          <h2 id="self-check" className="type-h6">
            {t('books.check')}
          </h2>
          {last ? (
            <p className="type-caption anywhere text-secondary">
              {t('books.checkedAt', { time: moment(last) })} ·{' '}
              {last.isWhole ? t('books.whole') : t('books.sinceClosed')}
            </p>
          ) : null}
          {checks.first && !last ? (
            <p className="type-caption anywhere text-secondary">{t('books.neverChecked')}</p>
          ) : null}
        </div>
        <Button
          variant="outlined"
          startIcon={<Icon name="refresh" size={20} />}
          loading={check.isPending}
          onClick={() => check.run({})}
        >
          {t('books.checkNow')}
        </Button>
      </header>
      {checks.isError && !last ? <LoadError title={t('books.checksFailed')} query={checks} /> : null}
      {last ? (
        <ul className={styles.checks} aria-label={t('books.check')}>
          {last.results.map((result) => (
            <CheckRow key={result.check} result={result} />
          ))}
        </ul>
      ) : null}
      {before.length > 0 ? (
        <details className={styles.before}>
          <summary>{t('books.before')}</summary>
          <ul>
            {before.map((check) => (
              <li key={check._id}>
                <span>{moment(check)}</span>
                <StatusChip
                  label={check.broken === 0 ? t('books.allWell') : t('books.found', { count: check.broken })}
                  tone={check.broken === 0 ? 'success' : 'error'}
                />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </Card>
  );
}

type CheckRowProps = { result: SelfCheck['results'][number] };

function CheckRow({ result: { check, looked, broken, cases } }: CheckRowProps) {
  const { t } = useTranslation('operator');
  const words = useCodeWords();
  return (
    <li>
      <span className={`row gap-2 type-body2 ${styles.checked}`}>
        <Icon name={broken === 0 ? 'check' : 'warning'} size={20} />
        {words(check, 'operator:check')}
      </span>
      <span className="type-caption anywhere text-secondary">
        {broken === 0 ? t('books.looked', { count: looked }) : t('books.found', { count: broken })}
      </span>
      {cases.length > 0 ? (
        <ul className={styles.cases}>
          {cases.map(({ subject, found, expected }) => (
            <li key={subject}>
              <BidiText>{subject}</BidiText>{' '}
              <bdi dir="ltr">
                {found || '—'} ≠ {expected || '—'}
              </bdi>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
