import type * as files from './files';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof files> = {
  tag: 'Files',
  schemas: {
    StoredFile: 'A file as it was stored',
    Storage: 'How much room an account’s files take and have, in bytes',
  },
  parameters: {
    purpose: 'What the file is for',
    crop: 'What to keep of an image, as `x,y,width,height` in shares of it from 0 to 1',
    width: 'The width in pixels, one of the picture’s `widths`',
  },
  endpoints: {
    getStorage: {
      summary: 'How much room the caller’s files take, and how much there is for them',
    },
    uploadFile: {
      summary:
        'Stores a picture sent as multipart/form-data in the field `file`; other files are announced to /files/uploads',
    },
    deleteFile: {
      summary: 'Deletes an own file that nothing shows or sells, and gives its room back',
    },
    getImage: {
      summary:
        'A rendition of an image as WebP. One that is not for everybody is shown by the cookie of the session as well as by a token',
    },
    getAvifImage: {
      summary:
        'The same rendition as AVIF, which takes a third less; as WebP while too many others are being made',
    },
  },
};
