import 'server-only';
import type { NoticeKind, NoticeTopic } from '@/lib/shared/notice-kinds';

/** Notices that are shown as one row until it is read. */
export interface NoticeGroup {
  kind: NoticeKind;
  topic?: NoticeTopic;
  /** the id of their subject; without it, all of a kind and topic are one group */
  subject?: string;
}

/** The name of a group; it is used for nothing else. */
export function groupKey({ kind, topic, subject }: NoticeGroup): string {
  return `${kind}${topic ? `.${topic}` : ''}${subject ? `:${subject}` : ''}`;
}
