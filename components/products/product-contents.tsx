'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { ProductView } from '@/lib/contract/products';
import { sampleUrl } from '@/lib/shared/sample';
import { fileIcon } from './file-icon';
import { FileSize } from './file-size';
import styles from './product-contents.module.css';

type ProductContentsProps = {
  product: Pick<ProductView, '_id' | 'files'>;
  /** Says when a buyer gets them. */
  forSale: boolean;
};

/** What the buyer gets: names and sizes of the files. */
export function ProductContents({ product: { _id: id, files }, forSale }: ProductContentsProps) {
  const { t } = useTranslation('products');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.contents}>
      <h2 id={titleId} className={styles.title}>
        {t('page.contents')} <span className={styles.count}>{t('files', { count: files.length })}</span>
      </h2>
      {files.length === 0 ? (
        <p className={styles.note}>{t('page.noFiles')}</p>
      ) : (
        <>
          {forSale ? <p className={styles.note}>{t('page.contentsNote')}</p> : null}
          <ul className={styles.list}>
            {files.map((file) => (
              <li key={file._id} className={styles.file}>
                <Icon name={fileIcon(file.mime)} size={22} className={styles.icon} />
                <span className={styles.name}>
                  <BidiText>{file.name}</BidiText>
                </span>
                {file.isFree && forSale ? (
                  <a href={sampleUrl(id, file._id)} download className={styles.sample}>
                    <Icon name="download" size={18} />
                    {t('page.sample')} <VisuallyHidden>{file.name}</VisuallyHidden>
                  </a>
                ) : null}
                <span className={styles.size}>
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
