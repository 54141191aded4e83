import { db } from '@/lib/server/db/client';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { NO_ID } from '@/tests/setup/make-member';
import { makeFile, publishPaid } from '@/tests/setup/paid-posts';
import type { Person } from './people';
import { byId, type Make } from './target';

const author = (owner: Person) => ({
  ctx: ctxOf(db(), { id: owner.id, role: 'CREATOR' }),
});

/** A paid post of the owner's: one that everybody sees, and one for followers. */
export const paidPost: Make = async ({ owner }) => {
  const { _id } = await publishPaid(author(owner));
  return byId(_id, (await publishPaid(author(owner), { audience: 'followers' }))._id);
};

/** A paid post of the owner's, to be changed by its author alone. */
export const ownPaidPost: Make = async ({ owner }) => {
  const { _id } = await publishPaid(author(owner));
  return byId(_id, _id);
};

/** A file of a locked part: only its author and its buyers have it. */
export const lockedFile: Make = async ({ owner }) => {
  const { id: fileId } = await makeFile(author(owner));
  const locked = { text: 'سر', media: [], files: [fileId] };
  const { _id: id } = await publishPaid(author(owner), { locked });
  return { own: { id, fileId }, hidden: { id, fileId }, missing: { id: NO_ID, fileId: NO_ID } };
};
