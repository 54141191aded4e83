'use client';

import { useFormState } from 'react-hook-form';
import { LeaveQuestion } from './leave-question';

/** Inside a `FormShell`: asks before typed changes are lost. */
export function UnsavedGuard() {
  const { isDirty, isSubmitting } = useFormState();
  return (
    <>
      <AsksToLeave />
      <LeaveQuestion unsaved={isDirty && !isSubmitting} />
    </>
  );
}

/**
 * Inside a form that asks before its changes are lost: until its script is loaded, the browser asks instead
 * (decisions/047).
 */
export function AsksToLeave() {
  return <span hidden data-asks-to-leave />;
}
