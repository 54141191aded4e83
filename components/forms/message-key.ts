import type { z } from 'zod';

/**
 * The message key for an error of zod, when the schema names none.
 * Passed to each parse, so that the schema's own keys win.
 */
export function keyForIssue(issue: z.core.$ZodRawIssue): string {
  if (isMissing(issue.input)) return 'validation:required';
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' ? 'validation:tooShort' : 'validation:tooSmall';
    case 'too_big':
      return issue.origin === 'string' ? 'validation:tooLong' : 'validation:tooLarge';
    case 'invalid_format':
      return issue.format === 'email' ? 'validation:email' : 'validation:invalid';
    default:
      return 'validation:invalid';
  }
}

function isMissing(input: unknown): boolean {
  return input === undefined || input === null || input === '';
}
