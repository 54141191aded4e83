'use client';

import { useFormState } from 'react-hook-form';
import { LeaveQuestion } from './leave-question';

/** Inside a `FormShell`: asks before what was typed there is lost. */
export function UnsavedGuard() {
  const { isDirty, isSubmitting } = useFormState();
  return <LeaveQuestion unsaved={isDirty && !isSubmitting} />;
}
