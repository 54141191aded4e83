'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useBlobAddress } from '@/hooks/files/use-blob-address';
import { usePrivateFile } from '@/hooks/files/use-private-file';
import styles from './lists.module.css';

type PaperProps = {
  /** the endpoint that serves the document, and its parameters */
  endpoint: Parameters<typeof usePrivateFile>[0];
  id: string;
  /** it is downloaded, as a PDF is; otherwise it is a picture and shown */
  isSaved: boolean;
  words: { open: string; save: string; alt: string; fileName: string };
};

/**
 * A document that somebody sent: a picture is shown here, other documents are downloaded. It is loaded on
 * request only, as each look is logged.
 */
export function Paper({ endpoint, id, isSaved, words }: PaperProps) {
  const [wanted, setWanted] = useState(false);
  const file = usePrivateFile(endpoint, id, wanted);
  const address = useBlobAddress(file.data);
  if (address && !isSaved) {
    // biome-ignore lint/performance/noImgElement: an address inside this page, which no image service can read
    return <img src={address} alt={words.alt} className={styles.picture} />;
  }
  if (address) {
    return (
      <Button
        component="a"
        variant="outlined"
        href={address}
        download={words.fileName}
        startIcon={<Icon name="download" size={20} />}
      >
        {words.save}
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
      {words.open}
    </Button>
  );
}
