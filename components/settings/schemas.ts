import { changePassword, GivenPassword } from '@/lib/contract/account';
import { changeEmail } from '@/lib/contract/codes';
import { requestDeletion } from '@/lib/contract/deletion';
import { changePhone, confirmPhone } from '@/lib/contract/phones';

// A member with a password must type it; a member without one signs in again.
export const NewPassword = changePassword.body;
export const OtherPassword = changePassword.body.extend({ current: GivenPassword });

export const NewEmail = changeEmail.body;
export const OwnEmail = changeEmail.body.extend({ password: GivenPassword });

export const NewPhone = changePhone.body;
export const OwnPhone = changePhone.body.extend({ password: GivenPassword });
export const PhoneCode = confirmPhone.body.pick({ code: true });

const handle = requestDeletion.body.shape.handle.min(1, 'validation:required');
export const DeletionByHandle = requestDeletion.body.extend({ handle });
export const DeletionByPassword = DeletionByHandle.extend({ password: GivenPassword });
