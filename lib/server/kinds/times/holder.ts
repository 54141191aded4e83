import 'server-only';
import type { MemberCtx } from '@/lib/server/ctx';
import { lockHolder as lock } from './repo-holder';

/** Holds of the caller are made one after the other, until the transaction ends. Before locks of hosts and dates. */
export const lockHolder = ({ db, viewer }: MemberCtx): Promise<void> => lock(db, viewer.id);
