'use client';

import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FileInput } from '@/components/forms/file-input';
import styles from '@/components/refunds/refunds.module.css';
import { BidiText } from '@/components/ui/bidi-text';
import { useAction } from '@/hooks/use-action';
import { deleteDisputeFile, uploadDisputeFile } from '@/lib/client/endpoints.gen';
import type { DisputeView } from '@/lib/contract/disputes';
import { EVIDENCE } from '@/lib/contract/limits';
import { isolate } from '@/lib/shared/arabic';

type EvidenceFilesProps = { dispute: DisputeView };

/** The files of the seller's answer. Each is uploaded as soon as it is chosen. */
export function EvidenceFiles({ dispute: { _id, files, answering } }: EvidenceFilesProps) {
  const { t } = useTranslation('disputes');
  const input = useRef<HTMLInputElement>(null);
  const upload = useAction(uploadDisputeFile, { toastsFailure: true });
  const remove = useAction(deleteDisputeFile, { toastsFailure: true });
  const isOpen = answering === 'open';
  const isBusy = upload.isPending || remove.isPending;
  const isFull = files.length >= EVIDENCE.mostFiles;
  return (
    <div className={styles.content}>
      <h3 className="min-0 type-label anywhere">{t('files.title')}</h3>
      {files.length > 0 ? (
        <ul className={styles.list} aria-label={t('files.title')}>
          {files.map((file) => (
            <li key={file._id} className={styles.row}>
              <div className={styles.head}>
                <BidiText className="min-0 type-label anywhere">{file.name}</BidiText>
                {isOpen ? (
                  <Button
                    variant="text"
                    color="error"
                    aria-label={t('files.remove', { name: isolate(file.name) })}
                    disabled={isBusy}
                    onClick={() => remove.run({ params: { id: _id, fileId: file._id } })}
                  >
                    {t('files.removeShort')}
                  </Button>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      {isOpen ? (
        <>
          <p className="type-body2 text-secondary">{t(isFull ? 'files.full' : 'files.hint')}</p>
          <div className={styles.actions}>
            <Button
              variant="outlined"
              loading={upload.isPending}
              disabled={isBusy || isFull}
              onClick={() => input.current?.click()}
            >
              {t('files.add')}
            </Button>
          </div>
          <FileInput
            ref={input}
            accept="image/jpeg,image/png,application/pdf"
            aria-label={t('files.title')}
            onChoose={([file]) => {
              if (file) upload.run({ params: { id: _id }, file });
            }}
          />
        </>
      ) : null}
    </div>
  );
}
