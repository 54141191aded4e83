import { z } from 'zod';
import { resetPassword } from '@/lib/contract/codes';
import { FullName } from '@/lib/contract/fields';
import { Email, NewCompany, NewPerson } from '@/lib/contract/new-accounts';
import { sendOtp, verifyOtp } from '@/lib/contract/phones';

// The length of a password is checked when it is chosen, not when it is asked for.
export const SignIn = z.object({ email: Email, password: z.string().min(1, 'validation:required').max(128) });
export const NewPassword = resetPassword.body.pick({ password: true });
export const NewMember = NewPerson.omit({ accountType: true, locale: true });
export const NewCompanyAccount = NewCompany.omit({ accountType: true, locale: true });

export const PhoneToSend = sendOtp.body.pick({ phone: true });
export const CodeToCheck = verifyOtp.body.pick({ code: true });
export const NameToKeep = z.object({ name: FullName });
