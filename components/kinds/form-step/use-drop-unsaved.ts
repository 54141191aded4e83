'use client';

import { get, useFormContext, useFormState } from 'react-hook-form';
import { useDropFile } from '@/hooks/files/use-storage';

/**
 * Deletes a stored file that is removed from the form, unless the saved product has it: then it is deleted when the
 * product is saved, as the form may still be left without saving.
 * @param name of the field with the list of files that it was removed from
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
