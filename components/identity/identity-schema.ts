import { submitIdentity } from '@/lib/contract/identity';
import { payeeAgeProblem } from '@/lib/shared/payee-age';

/**
 * The body of the form. The server checks the age with its own clock, the browser with its clock while typing.
 * @param timeZone of the member
 */
export const identityStatement = (timeZone: string) =>
  submitIdentity.body.superRefine(({ dateOfBirth }, check) => {
    const message = payeeAgeProblem(dateOfBirth, new Date(), timeZone);
    if (message) check.addIssue({ code: 'custom', path: ['dateOfBirth'], message });
  });
