'use client';

import { useFormContext, useFormState } from 'react-hook-form';
import { useDropFile } from '@/hooks/files/use-storage';
import type { DraftValues } from './product-draft';

/**
 * Deletes a stored file that is taken out of the form, unless the saved product has it: then it goes when that is saved, and
 * until then the form may still be left as it was.
 */
export function useDropUnsaved(): (fileId: string) => void {
  const { control } = useFormContext<DraftValues>();
  const { defaultValues } = useFormState({ control });
  const drop = useDropFile();
  return (fileId) => {
    const saved = [...(defaultValues?.files ?? []), ...(defaultValues?.gallery ?? [])];
    if (!saved.some((part) => part?.fileId === fileId)) drop(fileId);
  };
}
