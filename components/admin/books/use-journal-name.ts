'use client';

import { useTranslation } from 'react-i18next';

/** What a kind of journal is called; one without words keeps its name. */
export function useJournalName(): (kind: string) => string {
  const { t, i18n } = useTranslation('operator');
  return (kind) => {
    const key = `operator:journal.${kind}`;
    return i18n.exists(key) ? t(key as never) : kind;
  };
}
