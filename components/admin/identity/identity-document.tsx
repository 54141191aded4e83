'use client';

import { useTranslation } from 'react-i18next';
import { Paper } from '@/components/admin/lists/paper';
import { getIdentityFile } from '@/lib/client/endpoints.gen';
import type { IdentityCheckRow } from '@/lib/contract/identity';
import { isolate } from '@/lib/shared/arabic';

type IdentityDocumentProps = { document: IdentityCheckRow['documents'][number]; name: string };

/** One side of a creator's document. */
export function IdentityDocument({ document, name }: IdentityDocumentProps) {
  const { t } = useTranslation('identity');
  const { _id, side, isPdf } = document;
  const words = {
    open: t(`queue.open.${side}`),
    save: t(`queue.save.${side}`),
    alt: t(`queue.alt.${side}`, { name: isolate(name) }),
    fileName: `${side}.pdf`,
  };
  return <Paper endpoint={getIdentityFile} id={_id} isSaved={isPdf} words={words} />;
}
