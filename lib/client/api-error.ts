import { isAxiosError } from 'axios';
import type { ErrorCode, Problem } from '@/lib/contract/errors';

/** A call that the API refused, or that did not reach it (`code: 'network'`). `message` is in the member's language. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'network';
  readonly status: number;
  /** field path → message key of locales/validation.json */
  readonly fields: Record<string, string>;
  readonly requestId?: string;
  /** of `slot_taken`: the next that are free */
  readonly slots: NonNullable<Problem['slots']>;

  constructor(problem: Partial<Problem>, cause?: unknown) {
    super(problem.detail ?? '', { cause });
    this.name = 'ApiError';
    this.code = problem.code ?? 'network';
    this.status = problem.status ?? 0;
    this.fields = problem.errors ?? {};
    this.requestId = problem.requestId;
    this.slots = problem.slots ?? [];
  }
}

/** Any thrown value as an ApiError; one that never got an answer has code `network` and an empty message. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isAxiosError<Problem>(error) && error.response?.data?.code)
    return new ApiError(error.response.data, error);
  return new ApiError({ status: isAxiosError(error) ? (error.response?.status ?? 0) : 0 }, error);
}
