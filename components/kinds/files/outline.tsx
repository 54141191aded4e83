'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { fileIcon } from '@/components/files/file-icon';
import { FileSize } from '@/components/files/file-size';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { FilesOutline as Outline } from '@/lib/contract/kinds/files';
import { Messages } from '@/lib/i18n/page-messages';
import { sampleUrl } from '@/lib/shared/sample';
import shared from '../outline.module.css';
import type { OutlineProps } from '../parts';
import styles from './outline.module.css';

/** What the buyer gets: names and sizes of the files. */
export function FilesOutline(props: OutlineProps<Outline>) {
  return (
    <Messages of={['products', 'kinds-files']}>
      <FileList {...props} />
    </Messages>
  );
}

function FileList({ product, outline: { files }, forSale }: OutlineProps<Outline>) {
  const { t } = useTranslation(['kinds-files', 'products']);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={shared.contents}>
      <h2 id={titleId} className="type-h5">
        {t('outline.title')}{' '}
        <span className={shared.count}>{t('products:holds.file', { count: files.length })}</span>
      </h2>
      {files.length === 0 ? (
        <p className="type-body2 text-secondary">{t('outline.none')}</p>
      ) : (
        <>
          {forSale ? <p className="type-body2 text-secondary">{t('outline.note')}</p> : null}
          <ul className={shared.list}>
            {files.map((file) => (
              <li key={file._id} className={`${shared.line} ${styles.file}`}>
                <Icon name={fileIcon(file.mime)} size={22} className={shared.icon} />
                <span className={`${shared.name} ${styles.name}`}>
                  <BidiText>{file.name}</BidiText>
                </span>
                {file.isFree && forSale ? (
                  <a href={sampleUrl(product._id, file._id)} download className={shared.free}>
                    <Icon name="download" size={18} />
                    {t('outline.sample')} <VisuallyHidden>{file.name}</VisuallyHidden>
                  </a>
                ) : null}
                <span className="type-caption tabular nowrap text-secondary">
                  <FileSize bytes={file.size} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
