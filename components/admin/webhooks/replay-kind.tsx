'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { useToast } from '@/components/ui/toast';
import { useReplays, type WebhookFilter } from '@/hooks/admin/use-webhooks';
import { useErrorText } from '@/hooks/use-error-text';

type ReplayKindProps = { filter: WebhookFilter; onAnyKind: () => void };

/** The chosen kind of event, and a button that replays all dead ones of it. */
export function ReplayKind({ filter: { source, type, status }, onAnyKind }: ReplayKindProps) {
  const { t } = useTranslation('webhooks');
  const toast = useToast();
  const errorText = useErrorText();
  const { kind } = useReplays();
  if (!type) return null;
  return (
    <>
      <Button variant="outlined" endIcon={<Icon name="close" size={18} />} onClick={onAnyKind}>
        <bdi dir="ltr">{type}</bdi>
      </Button>
      {source && status === 'dead' ? (
        <Button
          loading={kind.isPending}
          startIcon={<Icon name="refresh" size={18} />}
          onClick={() =>
            kind.mutate(
              { source, type },
              {
                onSuccess: ({ count }) => toast(t('replayedKind', { count })),
                onError: (error) => toast(errorText(error)),
              },
            )
          }
        >
          {t('replayKind')}
        </Button>
      ) : null}
    </>
  );
}
