import { ERROR_STATUS, type ErrorCode, type Problem } from '@/lib/contract/errors';

/**
 * A refusal that the caller sees. `code` decides the status and the words; `fields` maps a field's path to a message
 * key of locales/validation.json; `retryAfter` is in seconds; `sizes` are bytes, used in its words; `slots` are free.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields?: Record<string, string>;
  readonly retryAfter?: number;
  readonly sizes?: Record<string, number>;
  readonly slots?: Problem['slots'];

  constructor(
    code: ErrorCode,
    options: {
      fields?: Record<string, string>;
      retryAfter?: number;
      sizes?: Record<string, number>;
      slots?: Problem['slots'];
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
    this.sizes = options.sizes;
    this.slots = options.slots;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** The row, or 404: for another's object the answer is the same as for a missing one. */
export function found<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw new AppError('not_found');
  return row;
}
