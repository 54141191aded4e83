'use client';

import Alert from '@mui/material/Alert';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FileSize } from '@/components/files/file-size';
import { LoadError } from '@/components/session/load-error';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useBoughtFiles } from '@/hooks/kinds/files/use-bought-files';
import { useDownload } from '@/hooks/kinds/files/use-download';
import { useErrorText } from '@/hooks/use-error-text';
import type { BoughtFile } from '@/lib/contract/kinds/files';
import { Messages } from '@/lib/i18n/page-messages';
import type { RoomProps } from '../parts';
import { fileIcon } from './file-icon';
import styles from './room.module.css';

/** The bought files. Each download asks for its own link. */
export function FilesRoom(props: RoomProps) {
  return (
    <Messages of={['products', 'kinds-files']}>
      <Room {...props} />
    </Messages>
  );
}

function Room({ entitlementId }: RoomProps) {
  const { t } = useTranslation('kinds-files');
  const query = useBoughtFiles(entitlementId);
  if (query.data) return <FileList entitlementId={entitlementId} files={query.data.files} />;
  if (query.error) return <LoadError title={t('room.failed')} query={query} />;
  return (
    <SkeletonGroup className="grid gap-3">
      <Skeleton shape="block" height={64} />
      <Skeleton shape="block" height={64} />
    </SkeletonGroup>
  );
}

type FileListProps = RoomProps & { files: readonly BoughtFile[] };

function FileList({ entitlementId, files }: FileListProps) {
  const { t } = useTranslation('kinds-files');
  const errorText = useErrorText();
  const download = useDownload(entitlementId);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId} className="type-h5">
        {t('room.title')}
      </h2>
      {download.error ? (
        <Alert severity="error" role="alert">
          {errorText(download.error)}
        </Alert>
      ) : null}
      {files.length === 0 ? (
        <p className="type-caption text-secondary">{t('room.none')}</p>
      ) : (
        <Card as="div" padding="none">
          <ul>
            {files.map((file) => {
              const busy = download.isPending && download.variables === file._id;
              const what = busy ? t('room.downloading') : t('room.download');
              return (
                <li key={file._id} className={styles.file}>
                  <Icon name={fileIcon(file.mime)} size={24} className={styles.icon} />
                  <span className="grid grow min-0 type-label anywhere">
                    <BidiText>{file.name}</BidiText>
                    <span className="type-caption text-secondary">
                      <FileSize bytes={file.size} />
                    </span>
                  </span>
                  <button
                    type="button"
                    className={styles.download}
                    aria-label={t('room.downloadFile', { what, name: file.name })}
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
      <p className="type-caption text-secondary">{t('room.note')}</p>
    </section>
  );
}
