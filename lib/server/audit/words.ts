import 'server-only';
import type { MessageTypes } from '@/lib/i18n/resources';

type Words = MessageTypes['operator'];
type Dotted<Node, Path extends string = ''> = {
  [Key in keyof Node & string]: Node[Key] extends string
    ? `${Path}${Key}`
    : Dotted<Node[Key], `${Path}${Key}.`>;
}[keyof Node & string];

/** Every act that the audit log may tell of: one that has words under `action` of locales/{ar,en}/operator.json. */
export type AuditAct = Dotted<Words['action']>;

/** What an entry may say besides: names that have words under `detail` there. */
type AuditDetail = keyof Words['detail'] & string;

/** Details as they are handed on. */
export type AuditDetails = { [Name in AuditDetail]?: AuditValue };

export type AuditValue = string | number | boolean | null;

/** Details of which every name has words; where one has none, it must be `never`, and so does not compile. */
export type Worded<Details> = Details & Record<Exclude<keyof Details, AuditDetail>, never>;
