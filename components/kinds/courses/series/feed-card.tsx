'use client';

import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { TitledCard } from '@/components/ui/titled-card';
import { useToast } from '@/components/ui/toast';
import { usePodcastFeed, useRenewPodcastFeed } from '@/hooks/kinds/courses/use-podcast-feed';
import { useErrorText } from '@/hooks/use-error-text';
import styles from './series.module.css';

/** The secret address at which the buyer's own podcast app reads the series. */
export function FeedCard({ entitlementId }: { entitlementId: string }) {
  const { t } = useTranslation('course-room');
  const toast = useToast();
  const errorText = useErrorText();
  const query = usePodcastFeed(entitlementId);
  const renew = useRenewPodcastFeed(entitlementId);
  const [asks, setAsks] = useState(false);
  const address = query.data?.feedUrl;
  const make = () =>
    renew.mutate(undefined, {
      onSuccess: () => setAsks(false),
      onError: (error) => toast(errorText(error)),
    });
  const copy = async (text: string) => {
    // Refused where the browser asks first, or the page is not on https: the address can be marked by hand.
    await navigator.clipboard?.writeText(text).then(
      () => toast(t('feed.copied')),
      () => undefined,
    );
  };
  return (
    <TitledCard title={t('feed.title')} hint={t('feed.hint')}>
      {query.isError && !query.data ? <LoadError title={t('feed.failed')} query={query} /> : null}
      {address ? (
        <div className={styles.feed}>
          <TextField
            fullWidth
            label={t('feed.address')}
            value={address}
            helperText={t('feed.secret')}
            slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
            onFocus={({ target }) => target.select()}
          />
          <div className={styles.acts}>
            <Button
              variant="outlined"
              startIcon={<Icon name="copy" size={20} />}
              onClick={() => void copy(address)}
            >
              {t('feed.copy')}
            </Button>
            <Button variant="text" onClick={() => setAsks(true)}>
              {t('feed.renew')}
            </Button>
          </div>
        </div>
      ) : null}
      {query.data && !address ? (
        <div className={styles.acts}>
          <Button variant="outlined" loading={renew.isPending} onClick={make}>
            {t('feed.make')}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        open={asks}
        title={t('feed.ask')}
        confirmLabel={t('feed.renew')}
        loading={renew.isPending}
        error={renew.error ? errorText(renew.error) : null}
        onConfirm={make}
        onCancel={() => setAsks(false)}
      >
        {t('feed.askText')}
      </ConfirmDialog>
    </TitledCard>
  );
}
