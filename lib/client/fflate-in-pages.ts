// Takes the place of fflate in pages (next.config.ts). Where a file is large, fflate zips it in a worker that it makes
// of text. Our Content-Security-Policy refuses those, and then nothing ever came back.

import { type FlateCallback, type Zippable, zipSync } from 'fflate/browser';

export * from 'fflate/browser';

/** Zips at once, without a worker. */
export const zip = (files: Zippable, done: FlateCallback): void => done(null, zipSync(files));
