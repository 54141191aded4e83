import { z } from 'zod';
import { FilesContent } from '@/lib/contract/kinds/files';

const { files } = FilesContent.shape;

/** A file in the form, with the facts that the form shows. */
export interface DraftFile {
  fileId: string;
  name: string;
  size: number;
  mime: string;
  isFree: boolean;
}

/** The form's value for the files; parsed, it is what is sent. */
export const FilesDraft = z.object({
  kind: z.literal('files'),
  files: z
    .array(z.custom<DraftFile>())
    .transform(
      (list): z.input<typeof files> => list.map(({ fileId, name, isFree }) => ({ fileId, name, isFree })),
    )
    .pipe(files),
});
export type FilesDraft = z.input<typeof FilesDraft>;
