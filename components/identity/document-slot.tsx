'use client';

import Button from '@mui/material/Button';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FileInput } from '@/components/forms/file-input';
import { TaskRow } from '@/components/ui/task-row';
import { useAction } from '@/hooks/use-action';
import { deleteIdentityDocument, uploadIdentityDocument } from '@/lib/client/endpoints.gen';
import type { IdentityView, Side } from '@/lib/contract/identity';
import styles from './identity.module.css';

const ACCEPT = 'image/jpeg,image/png,image/gif,image/bmp,image/svg+xml,application/pdf';

type DocumentSlotProps = { side: Side; document: IdentityView['documents'][number] | undefined };

/** One side of the document: chosen, replaced, removed. Its picture is private and never shown again, not even here. */
export function DocumentSlot({ side, document }: DocumentSlotProps) {
  const { t } = useTranslation('identity');
  const nameId = useId();
  const input = useRef<HTMLInputElement>(null);
  const upload = useAction(uploadIdentityDocument, { toastsFailure: true });
  const remove = useAction(deleteIdentityDocument, { toastsFailure: true });
  const isBusy = upload.isPending || remove.isPending;
  const label = t(`${document ? 'replace' : 'choose'}.${side}`);
  return (
    <li className={styles.slot} aria-labelledby={nameId}>
      <TaskRow
        icon="card"
        isDone={document !== undefined}
        name={<span id={nameId}>{t(`side.${side}`)}</span>}
        hint={
          <span aria-live="polite">
            {document ? t(document.isPdf ? 'uploadedPdf' : 'uploaded') : t(`hint.${side}`)}
          </span>
        }
      >
        <Button
          variant={document ? 'text' : 'outlined'}
          loading={upload.isPending}
          disabled={isBusy}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        {document ? (
          <Button
            variant="text"
            color="error"
            loading={remove.isPending}
            disabled={isBusy}
            onClick={() => remove.run({ params: { id: document._id } })}
          >
            {t(`remove.${side}`)}
          </Button>
        ) : null}
      </TaskRow>
      <FileInput
        ref={input}
        accept={ACCEPT}
        aria-label={t(`side.${side}`)}
        onChoose={([file]) => {
          if (file) upload.run({ query: { side }, file });
        }}
      />
    </li>
  );
}
