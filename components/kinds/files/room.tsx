'use client';

import Alert from '@mui/material/Alert';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { fileIcon } from '@/components/files/file-icon';
import { FileSize } from '@/components/files/file-size';
import { QueryView } from '@/components/session/query-view';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useAction } from '@/hooks/use-action';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { createDownloadLink, listBoughtFiles } from '@/lib/client/endpoints.gen';
import { leaveFor } from '@/lib/client/navigate';
import type { BoughtFile } from '@/lib/contract/kinds/files';
import { Messages } from '@/lib/i18n/page-messages';
import type { RoomProps } from '../parts';
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
  const query = useEndpointQuery(listBoughtFiles, { params: { id: entitlementId } });
  const skeleton = (
    <SkeletonGroup className="grid gap-3">
      <Skeleton shape="block" height={64} />
      <Skeleton shape="block" height={64} />
    </SkeletonGroup>
  );
  return (
    <QueryView query={query} failed={t('room.failed')} skeleton={skeleton}>
      {({ files }) => <FileList entitlementId={entitlementId} files={files} />}
    </QueryView>
  );
}

type FileListProps = RoomProps & { files: readonly BoughtFile[] };

function FileList({ entitlementId, files }: FileListProps) {
  const { t } = useTranslation('kinds-files');
  const download = useAction(createDownloadLink);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId} className="type-h5">
        {t('room.title')}
      </h2>
      {download.failure ? (
        <Alert severity="error" role="alert">
          {download.failure}
        </Alert>
      ) : null}
      {files.length === 0 ? (
        <p className="type-caption text-secondary">{t('room.none')}</p>
      ) : (
        <Card as="div" padding="none">
          <ul>
            {files.map((file) => {
              const busy = download.isPending && download.variables?.params.fileId === file._id;
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
                    onClick={() =>
                      download.run(
                        { params: { id: entitlementId, fileId: file._id } },
                        // An attachment: the browser saves it and the page stays.
                        { onSuccess: ({ url }) => leaveFor(url) },
                      )
                    }
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
