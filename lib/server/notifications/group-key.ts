import 'server-only';
import type { NoticeKind, NoticeTopic } from '@/lib/shared/notice-kinds';

/** Notices that are shown as one row until it is read. */
export interface NoticeGroup {
  kind: NoticeKind;
  topic?: NoticeTopic;
  /** what they are about, as an id; without it, all of a kind and topic are one */
  subject?: string;
}

/** The name of a group, which says nothing beside. */
export function groupKey({ kind, topic, subject }: NoticeGroup): string {
  return `${kind}${topic ? `.${topic}` : ''}${subject ? `:${subject}` : ''}`;
}
