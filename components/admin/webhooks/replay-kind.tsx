'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { useAction } from '@/hooks/use-action';
import { type listWebhooks, replayWebhooks } from '@/lib/client/endpoints.gen';
import type { Input } from '@/lib/contract/endpoint';

export type WebhookFilter = NonNullable<Input<typeof listWebhooks>['query']>;

type ReplayKindProps = { filter: WebhookFilter; onAnyKind: () => void };

/** The chosen kind of event, and a button that replays all dead ones of it. */
export function ReplayKind({ filter: { source, type, status }, onAnyKind }: ReplayKindProps) {
  const { t } = useTranslation('webhooks');
  const replay = useAction(replayWebhooks, {
    done: ({ count }) => t('replayedKind', { count }),
    toastsFailure: true,
  });
  if (!type) return null;
  return (
    <>
      <Button variant="outlined" endIcon={<Icon name="close" size={18} />} onClick={onAnyKind}>
        <bdi dir="ltr">{type}</bdi>
      </Button>
      {source && status === 'dead' ? (
        <Button
          loading={replay.isPending}
          startIcon={<Icon name="refresh" size={18} />}
          onClick={() => replay.run({ body: { source, type } })}
        >
          {t('replayKind')}
        </Button>
      ) : null}
    </>
  );
}
