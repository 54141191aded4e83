import { paths } from '@/lib/shared/paths';
import type { ApiError } from './api-error';
import { leaveFor } from './navigate';

/** Sends an operator whose session has not shown the second factor lately to the page for it, and back to this page. */
export function askForSecondFactor({ code }: ApiError): void {
  const { pathname, search } = window.location;
  if (code !== 'second_factor_required' || pathname === paths.secondFactor()) return;
  leaveFor(paths.secondFactor(`${pathname}${search}`));
}
