import type * as files from './files';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof files> = {
  tag: 'Files',
  schemas: {
    StoredFile: 'A stored file',
    Storage: 'The storage that an account uses, and the storage that it has in total, in bytes',
  },
  parameters: {
    purpose: 'The purpose of the file',
    crop: 'The part of an image to keep, as `x,y,width,height` in fractions of the image from 0 to 1',
    width: 'The width in pixels, one of the image’s `widths`',
  },
  endpoints: {
    getStorage: {
      summary:
        'Returns the storage that the caller’s files use, and the storage that the caller has in total',
    },
    uploadFile: {
      summary:
        'Stores an image sent as multipart/form-data in the field `file`. Other files are uploaded through `/files/uploads`',
    },
    deleteFile: {
      summary:
        'Deletes one of the caller’s files and frees its storage. Returns 409 `in_use` if anything shows or sells the file',
    },
    getImage: {
      summary:
        'Returns a rendition of an image as WebP. For an image that is not public, the sign-in cookie is accepted as well as a token',
    },
    getAvifImage: {
      summary:
        'Returns a rendition of an image as AVIF, which is about a third smaller than WebP. Returns WebP while too many other renditions are being made',
    },
  },
};
