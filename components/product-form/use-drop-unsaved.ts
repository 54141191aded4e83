'use client';

import { get, useFormContext, useFormState } from 'react-hook-form';
import { useDropFile } from '@/hooks/files/use-storage';

/**
 * Deletes a stored file that is taken out of the form, unless the saved product has it: then it goes when that is saved, and
 * until then the form may still be left as it was.
 * @param name of the field with the list of files that it was taken out of
 */
export function useDropUnsaved(name: string): (fileId: string) => void {
  const { control } = useFormContext();
  const { defaultValues } = useFormState({ control });
  const drop = useDropFile();
  return (fileId) => {
    const saved: { fileId: string }[] = get(defaultValues, name) ?? [];
    if (!saved.some((part) => part.fileId === fileId)) drop(fileId);
  };
}
