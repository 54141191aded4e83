'use client';

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBlock } from '@/components/ui/error-block';
import { reloadPage } from '@/lib/client/navigate';
import styles from './other-account-cover.module.css';

/** Hides a page whose member is no longer the one who is signed in, and loads it again for whoever is. */
export function OtherAccountCover() {
  const { t } = useTranslation(['errors', 'common']);
  const cover = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    cover.current?.showModal();
    reloadPage();
  }, []);

  return (
    <dialog
      ref={cover}
      className={styles.cover}
      aria-label={t('other_account.title')}
      onCancel={(event) => event.preventDefault()}
    >
      {/* With a button, as a reader may have chosen to stay where a form asks before its page is left. */}
      <ErrorBlock
        title={t('other_account.title')}
        subtitle={t('other_account.detail')}
        onRetry={reloadPage}
        retryLabel={t('common:action.reload')}
      />
    </dialog>
  );
}
