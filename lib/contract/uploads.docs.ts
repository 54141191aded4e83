import type { Docs } from './openapi/docs';
import type * as uploads from './uploads';

export const docs: Docs<typeof uploads> = {
  tag: 'Files',
  schemas: {
    UploadPurpose: 'The purpose of a resumable upload',
    Upload:
      'A resumable upload: its state, the number of bytes received, and the resulting file. `file` is null unless `state` is `ready`',
  },
  endpoints: {
    createUpload: {
      summary:
        'Creates a resumable upload, whose bytes are sent to /files/uploads/{id} with tus 1.0.0. If the caller has an unfinished upload of the same file (purpose, name, size, modified), returns that upload instead',
      example: { purpose: 'product_file', name: 'درس.mp4', size: 8000000, modified: 1760000000000 },
    },
    getUpload: {
      summary:
        'Returns an upload of the caller. A HEAD request returns the number of bytes received, as defined by tus',
    },
    continueUpload: {
      summary:
        'Appends bytes to an upload with tus (`Tus-Resumable: 1.0.0`). Returns 409 `conflict` if `Upload-Offset` differs from the offset returned by HEAD',
    },
    deleteUpload: {
      summary: 'Ends an upload and deletes the received bytes, with tus (`Tus-Resumable: 1.0.0`)',
    },
  },
};
