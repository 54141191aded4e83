import type * as exportsOfData from './exports';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof exportsOfData> = {
  tag: 'Account',
  schemas: {
    ExportView: 'A copy of everything about a member, as a ZIP',
  },
  endpoints: {
    getExport: {
      summary: 'The last copy of the own data that was asked for, and when the next may be',
    },
    requestExport: {
      summary: 'Asks for a ZIP of everything about the caller; a letter and a notice say when it is ready',
    },
    downloadExport: {
      summary: 'The ZIP itself, by a signed link and to a browser that its owner is signed in with',
    },
  },
};
