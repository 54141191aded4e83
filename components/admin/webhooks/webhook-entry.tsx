'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import lists from '@/components/admin/lists/lists.module.css';
import { AppLink } from '@/components/ui/app-link';
import { Skeleton } from '@/components/ui/skeleton';
import { StatusChip } from '@/components/ui/status-chip';
import { useAction } from '@/hooks/use-action';
import { useCodeWords } from '@/hooks/use-code-words';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getWebhook, replayWebhook } from '@/lib/client/endpoints.gen';
import type { WebhookRow } from '@/lib/contract/webhooks';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatMoment } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import type { WebhookFilter } from './replay-kind';
import styles from './webhooks.module.css';

const TONES = { received: 'warning', handled: 'success', dead: 'error' } as const;

type WebhookEntryProps = { event: WebhookRow; filter: WebhookFilter };

/** One event: what it reported, what became of it, its body on request, and a button to handle it again. */
export function WebhookEntry({ event, filter }: WebhookEntryProps) {
  const { t } = useTranslation('webhooks');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const words = useCodeWords();
  const [open, setOpen] = useState(false);
  const replay = useAction(replayWebhook);
  const source = (['sandbox', 'stripe'] as const).find((each) => each === event.source);
  const kind = paths.adminWebhooks({ ...filter, source, type: event.type });
  return (
    <li className={lists.entry}>
      <p className={lists.line}>
        <StatusChip label={t(`state.${event.status}`)} tone={TONES[event.status]} />
        <span>{words(event.source, 'operator-sales:gateway')}</span>
        <time dateTime={event.receivedAt}>{formatMoment(event.receivedAt, intl, zone)}</time>
        {event.attempts > 0 ? <span>{t('attempts', { count: event.attempts })}</span> : null}
        {event.nextAt ? <span>{t('next', { time: formatMoment(event.nextAt, intl, zone) })}</span> : null}
      </p>
      <p className={`row cluster type-label ${styles.kind}`}>
        <AppLink href={kind}>
          <bdi dir="ltr">{event.type}</bdi>
        </AppLink>
        <bdi dir="ltr" className="type-caption anywhere text-secondary">
          {event.externalId}
        </bdi>
      </p>
      {event.error ? (
        <p className={styles.error} dir="ltr">
          {event.error}
        </p>
      ) : null}
      {replay.failure ? <Alert severity="error">{replay.failure}</Alert> : null}
      <p className={styles.actions}>
        <Button variant="text" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('hideBody') : t('showBody')}
        </Button>
        {event.status === 'handled' ? null : (
          <Button
            variant="outlined"
            size="small"
            loading={replay.isPending}
            onClick={() => replay.run({ params: { id: event._id } })}
          >
            {t('replay')}
          </Button>
        )}
      </p>
      {open ? <Body id={event._id} /> : null}
    </li>
  );
}

type BodyProps = { id: string };

// Shown as text, so that nothing in a body can run here.
function Body({ id }: BodyProps) {
  const { t } = useTranslation('webhooks');
  const { data } = useEndpointQuery(getWebhook, { params: { id } });
  if (!data) return <Skeleton shape="block" height={120} />;
  return (
    <section aria-label={t('body')} className={styles.body}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must for those without a mouse */}
      <pre dir="ltr" tabIndex={0}>
        {data.body}
      </pre>
    </section>
  );
}
