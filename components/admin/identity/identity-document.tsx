'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { useIdentityFile } from '@/hooks/admin/use-identity-checks';
import { useBlobAddress } from '@/hooks/files/use-blob-address';
import type { IdentityCheckRow } from '@/lib/contract/identity';
import { isolate } from '@/lib/shared/arabic';
import styles from './identity-checks.module.css';

type IdentityDocumentProps = { document: IdentityCheckRow['documents'][number]; name: string };

/** One side: a picture is shown here, a PDF is saved. Asked for on purpose, as each look is written down. */
export function IdentityDocument({ document, name }: IdentityDocumentProps) {
  const { t } = useTranslation('identity');
  const [wanted, setWanted] = useState(false);
  const { _id, side, isPdf } = document;
  const file = useIdentityFile(_id, wanted);
  const address = useBlobAddress(file.data);
  if (address && !isPdf) {
    const alt = t(`queue.alt.${side}`, { name: isolate(name) });
    // biome-ignore lint/performance/noImgElement: an address inside this page, which no image service can read
    return <img src={address} alt={alt} className={styles.picture} />;
  }
  if (address) {
    return (
      <Button
        component="a"
        variant="outlined"
        href={address}
        download={`${side}.pdf`}
        startIcon={<Icon name="download" size={20} />}
      >
        {t(`queue.save.${side}`)}
      </Button>
    );
  }
  return (
    <Button
      variant="outlined"
      loading={wanted && file.isFetching}
      startIcon={<Icon name="eye" size={20} />}
      onClick={() => {
        if (wanted) void file.refetch();
        setWanted(true);
      }}
    >
      {t(`queue.open.${side}`)}
    </Button>
  );
}
