'use client';

import { useTranslation } from 'react-i18next';

/** What an action of the audit log is called; one without words keeps its name. */
export function useActionName(): (action: string) => string {
  const { t, i18n } = useTranslation('operator');
  return (action) => {
    const key = `operator:action.${action}`;
    return i18n.exists(key) ? t(key as never) : action;
  };
}
