import { paths } from '@/lib/shared/paths';
import type { ApiError } from './api-error';
import { leaveFor } from './navigate';

/** An operator whose session has not shown the second factor lately is led to do so, and comes back to this page. */
export function askForSecondFactor({ code }: ApiError): void {
  const { pathname, search } = window.location;
  if (code !== 'second_factor_required' || pathname === paths.secondFactor()) return;
  leaveFor(paths.secondFactor(`${pathname}${search}`));
}
