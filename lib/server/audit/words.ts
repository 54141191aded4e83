import 'server-only';
import type { MessageTypes } from '@/lib/i18n/resources';

type Words = MessageTypes['operator'];
type Dotted<Node, Path extends string = ''> = {
  [Key in keyof Node & string]: Node[Key] extends string
    ? `${Path}${Key}`
    : Dotted<Node[Key], `${Path}${Key}.`>;
}[keyof Node & string];

/** Every action that the audit log may show: one that has words under `action` of locales/{ar,en}/operator.json. */
export type AuditAct = Dotted<Words['action']>;

/** The details that an entry may have: names with words under `detail` there. */
type AuditDetail = keyof Words['detail'] & string;

/** Details as callers pass them. */
export type AuditDetails = { [Name in AuditDetail]?: AuditValue };

export type AuditValue = string | number | boolean | null;

/** Details whose names all have words; a name without words must be `never`, and so does not compile. */
export type Worded<Details> = Details & Record<Exclude<keyof Details, AuditDetail>, never>;
