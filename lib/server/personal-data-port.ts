import type { Ctx } from './ctx';

/** A condition on the rows of a table that is called `t`; `me` stands for the member's id. */
type Condition = string;

/** Which part of a table a member gets a copy of. */
export interface CopiedTable {
  mine: Condition;
  /** columns that nobody may read, or that say nothing */
  without?: readonly string[];
}

/** What a member gets a copy of, or why they get none. */
type Copy = { copied: CopiedTable } | { notCopied: string };

/** What becomes of a table's rows when a member is deleted. */
type Erasure =
  /** the rows of this condition are deleted */
  | { gone: Condition }
  /** they are deleted by `erase`, a trigger, or a foreign key: together with what */
  | { goneWith: string }
  /** `erase` takes out all that is personal, and why the rows stay */
  | { emptied: string }
  /** they stay as they are, and why */
  | { kept: string };

/** What a table means for members; `impersonal`: it says nothing about anybody, and what it says. */
export type TableAnswer = (Copy & Erasure) | { impersonal: string };

/**
 * The tables of one domain, or of one kind of product. No other entry names them. Every table of the database is in one
 * entry, and every entry in the registry (lib/server/personal-data/registry.ts).
 */
export interface PersonalData {
  /** in the order in which a member's copy lists them */
  tables: Readonly<Record<string, TableAnswer>>;
  /**
   * Erases what `gone` cannot say, before those rows are deleted: counters that count them, and rows that are emptied.
   * Runs in the transaction that deletes the member. Bytes go by jobs of that transaction.
   */
  erase?(ctx: Ctx, memberId: string): Promise<void>;
}
