import type { Docs } from './openapi/docs';
import type * as uploads from './uploads';

export const docs: Docs<typeof uploads> = {
  tag: 'Files',
  schemas: {
    UploadPurpose: 'What a file that is sent in pieces is for',
    Upload: 'A file on its way: how much has arrived, and what became of it',
  },
  endpoints: {
    createUpload: {
      summary:
        'Announces a file that is sent in pieces to /files/uploads/{id} by tus 1.0.0. The same unfinished file (purpose, name, size, modified) gets the same upload again, to go on where it stopped',
      example: { purpose: 'product_file', name: 'درس.mp4', size: 8000000, modified: 1760000000000 },
    },
    getUpload: {
      summary: 'What became of an upload. HEAD answers as tus does: how many bytes have arrived',
    },
    continueUpload: {
      summary:
        'The next bytes of a file, as tus sends them: with `Tus-Resumable: 1.0.0`, and with `Upload-Offset`, which must be what HEAD answers',
    },
    deleteUpload: {
      summary: 'Ends an upload and deletes what has arrived, by tus (`Tus-Resumable: 1.0.0`)',
    },
  },
};
