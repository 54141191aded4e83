// Limits of the contract that browsers check, too. This file has no schemas, so that browsers do not load any.

/** Counted as a reader counts letters. */
export const LONGEST_COMMENT = 2000;

/** Space for a text of `max` letters as `countGraphemes` counts them: an Arabic letter may have three marks. */
export const roomFor = (max: number) => max * 4;

export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;

export const IMAGE_MAX_PIXELS = 40_000_000;

export const PRODUCT_FILE_MAX_BYTES = 2 * 1024 * 1024 * 1024;

/** How many interests the first step asks for. */
export const LEAST_INTERESTS = 3;

export const MOST_LINKS = 8;

/** An id of the categories' list. */
export const CATEGORY_ID = /^[a-z0-9_]{1,40}$/;
