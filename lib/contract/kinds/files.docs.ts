import type { Docs } from '../openapi/docs';
import type * as kindsFiles from './files';

export const docs: Docs<typeof kindsFiles> = {
  tag: 'Kinds of products',
  schemas: {
    ProductFile: 'A file that a buyer gets: its name and size, never its content',
    SoldFiles:
      'The files that a product sells, in their order; those marked as free are samples for everybody',
    FilesContent: 'What a product sells that is made of files',
    FilesOutline: 'What everybody may know of a product that is made of files',
    BoughtFile: 'A file that the caller has bought; its content comes by a link',
  },
  endpoints: {
    downloadSample: {
      summary:
        'A file of a product on the market that its seller gives before one buys; always as an attachment',
    },
    listBoughtFiles: {
      summary: 'The files of a purchase: what was on sale when it was bought, and whatever was added since',
    },
    createDownloadLink: {
      summary: 'A signed link to one bought file, good for 60 seconds; 403 for whoever did not buy it',
    },
    downloadFile: {
      summary: 'The file behind a signed link, with ranges; the entitlement is checked again',
    },
  },
};
