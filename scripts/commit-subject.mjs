// The `commit-msg` hook: refuses a commit whose subject is not `area: verb object`.
//   node scripts/commit-subject.mjs FILE   the file that git wrote the message to
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LONGEST = 60;
const FORM = /^[a-z][a-z0-9-]*(?:(?:, ?| |\/)[a-z0-9-]+)*: \S/;
// Git writes these subjects: of merges and reverts, and of commits that a rebase puts into others.
const BY_GIT = /^(?:Merge |Revert "|Reapply "|(?:fixup|squash|amend)! )/;

/**
 * Returns what is wrong with the subject of a message, or undefined.
 * @param {string} message with git's own comments
 * @returns {string | undefined}
 */
export function subjectFault(message) {
  const subject = message.split('\n').find((line) => line.trim() !== '' && !line.startsWith('#')) ?? '';
  if (BY_GIT.test(subject)) return undefined;
  const length = [...subject].length;
  if (length > LONGEST) return `${length} characters, at most ${LONGEST}`;
  if (!FORM.test(subject)) return 'must be `area: verb object`, with an area in lower case';
  if (/: \p{Lu}/u.test(subject)) return 'the verb after the area must be in lower case';
  if (subject.trimEnd().endsWith('.')) return 'must not end with a full stop';
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const fault = subjectFault(readFileSync(process.argv[2] ?? '', 'utf8'));
  if (fault) {
    process.stderr.write(`Subject of the commit: ${fault} (CONTRIBUTING.md, "Commits")\n`);
    process.exitCode = 1;
  }
}
