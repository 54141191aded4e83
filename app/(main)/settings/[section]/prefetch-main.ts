import 'server-only';
import { listSessions } from '@/lib/contract/account';
import { listBlocked, listMuted } from '@/lib/contract/blocks';
import { getContact } from '@/lib/contract/codes';
import { getExport } from '@/lib/contract/exports';
import { listNoticeChoices } from '@/lib/contract/notice-choices';
import { getTipChoices } from '@/lib/contract/tips';
import { listOwnSessions } from '@/lib/server/auth/sessions';
import * as blocks from '@/lib/server/blocks/service';
import * as contact from '@/lib/server/codes/change-contact';
import type { MemberCtx } from '@/lib/server/ctx';
import * as copies from '@/lib/server/exports/service';
import * as choices from '@/lib/server/notifications/choices';
import { firstPage } from '@/lib/server/requests/first-page';
import type { prefetch } from '@/lib/server/requests/prefetch';
import { getChoices } from '@/lib/server/tips/service';
import type { SettingsPart } from '@/lib/shared/paths';

/** Loads everything that a part of the account section shows. */
export async function prefetchMain(
  page: ReturnType<typeof prefetch>,
  ctx: MemberCtx,
  part: SettingsPart,
): Promise<void> {
  const fill: Partial<Record<SettingsPart, () => Promise<unknown>>> = {
    signIn: () => page.one(getContact, {}, () => contact.getContact(ctx)),
    sessions: () => page.one(listSessions, {}, () => listOwnSessions(ctx)),
    notices: () => page.one(listNoticeChoices, {}, () => choices.listNoticeChoices(ctx)),
    privacy: () =>
      Promise.all([
        page.list(listBlocked, {}, () => blocks.listBlocked(ctx, firstPage())),
        page.list(listMuted, {}, () => blocks.listMuted(ctx, firstPage())),
        ctx.viewer.role !== 'MEMBER' && page.one(getTipChoices, {}, () => getChoices(ctx)),
      ]),
    data: () => page.one(getExport, {}, () => copies.getExport(ctx)),
  };
  await fill[part]?.();
}
