import type * as exportsOfData from './exports';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof exportsOfData> = {
  tag: 'Account',
  schemas: {
    ExportView: 'A ZIP archive of all data about a member',
  },
  endpoints: {
    getExport: {
      summary: 'Returns the caller’s latest data export, and the time from which another may be requested',
    },
    requestExport: {
      summary:
        'Requests a ZIP archive of all data about the caller. An email and a notification announce when the archive is ready',
    },
    downloadExport: {
      summary:
        'Returns the ZIP archive of a data export, through a signed link, to a browser where its owner is signed in',
    },
  },
};
