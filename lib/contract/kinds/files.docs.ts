import type { Docs } from '../openapi/docs';
import type * as kindsFiles from './files';

export const docs: Docs<typeof kindsFiles> = {
  tag: 'Kinds of products',
  schemas: {
    ProductFile: 'The public facts about a file of a product: its name and size, without its content',
    SoldFiles:
      'The files of a product, in order. Files with `isFree` are samples that everybody can download',
    FilesContent: 'The content of a product that consists of files',
    FilesOutline: 'The public facts about the files of a product: their names and sizes',
    BoughtFile: 'A purchased file. Its content is downloaded by a link',
  },
  endpoints: {
    downloadSample: {
      summary: 'Downloads a sample file of a published product, always as an attachment',
    },
    listBoughtFiles: {
      summary:
        'Returns the files of a purchase: the files on sale at the time of the purchase, and the files added since',
    },
    createDownloadLink: {
      summary:
        'Creates a signed link to one purchased file, valid for 60 seconds. Returns 403 `not_entitled` if the caller has not bought it',
    },
    downloadFile: {
      summary:
        'Downloads the file behind a signed link, with support for range requests. The purchase is checked again',
    },
  },
};
