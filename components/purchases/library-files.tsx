'use client';

import Alert from '@mui/material/Alert';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { fileIcon } from '@/components/products/file-icon';
import { FileSize } from '@/components/products/file-size';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { useDownload } from '@/hooks/purchases/use-download';
import { useErrorText } from '@/hooks/use-error-text';
import type { Payload } from '@/lib/contract/endpoint';
import type { getPurchase } from '@/lib/contract/purchases';
import styles from './library.module.css';

type LibraryFilesProps = { entitlementId: string; files: Payload<typeof getPurchase>['files'] };

/** The bought files; each download asks for a link of its own. */
export function LibraryFiles({ entitlementId, files }: LibraryFilesProps) {
  const { t } = useTranslation('orders');
  const errorText = useErrorText();
  const download = useDownload(entitlementId);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.files}>
      <h2 id={titleId} className={styles.filesTitle}>
        {t('library.files')}
      </h2>
      {download.error ? (
        <Alert severity="error" role="alert">
          {errorText(download.error)}
        </Alert>
      ) : null}
      {files.length === 0 ? (
        <p className={styles.note}>{t('library.noFiles')}</p>
      ) : (
        <Card as="div" padding="none">
          <ul>
            {files.map((file) => {
              const busy = download.isPending && download.variables === file._id;
              const what = busy ? t('library.downloading') : t('library.download');
              return (
                <li key={file._id} className={styles.file}>
                  <Icon name={fileIcon(file.mime)} size={24} className={styles.icon} />
                  <span className={styles.name}>
                    <BidiText>{file.name}</BidiText>
                    <span className={styles.size}>
                      <FileSize bytes={file.size} />
                    </span>
                  </span>
                  <button
                    type="button"
                    className={styles.download}
                    aria-label={t('library.downloadFile', { what, name: file.name })}
                    disabled={busy}
                    onClick={() => download.mutate(file._id)}
                  >
                    <Icon name="download" size={20} />
                    {what}
                  </button>
                </li>
              );
            })}
          </ul>
        </Card>
      )}
      <p className={styles.note}>{t('library.linkNote')}</p>
    </section>
  );
}
