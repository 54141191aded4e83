import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from './scratch-folder';

const JAR = 'node_modules/vnu-jar/build/dist/vnu.jar';
// For runs of seconds: the second compiler and the other garbage collectors cost more than they save. It needs a deep
// stack.
const FLAGS = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss2m'];

/** Returns whether there is a Java to run vnu, the Nu Html Checker. */
export const hasJava = (): boolean => spawnSync('java', ['-version']).status === 0;

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning' | 'fatal';
  url?: string;
  message: string;
  extract?: string;
}

/**
 * Returns vnu's errors and warnings about pages. Its notices are left out: they are about the slash that React writes
 * at the end of `<meta />`, which means nothing.
 * @param pages the HTML of each, by a name for messages
 * @throws an Error where there are no pages
 */
export function htmlFaults(pages: ReadonlyMap<string, string>): string[] {
  if (pages.size === 0) throw new Error('there are no pages to check');
  const folder = scratchFolder('html');
  try {
    const names = [...pages.keys()];
    mkdirSync(join(folder, 'pages'));
    for (const [i, name] of names.entries())
      writeFileSync(join(folder, 'pages', `${i}.html`), pages.get(name) ?? '');
    const args = ['--format', 'json', '--stdout', '--exit-zero-always', '--skip-info-messages'];
    const options = { encoding: 'utf8', maxBuffer: 256 * 1024 ** 2 } as const;
    const { stdout, stderr } = spawnSync(
      'java',
      [...FLAGS, '-jar', JAR, ...args, join(folder, 'pages')],
      options,
    );
    if (!stdout) throw new Error(`vnu said nothing: ${stderr}`);
    const { messages } = JSON.parse(stdout) as { messages: Message[] };
    return messages.map(({ type, subType, url, message, extract }) => {
      const page = names[Number(/(\d+)\.html$/.exec(url ?? '')?.[1])];
      return `${page}: ${subType ?? type}: ${message} ${extract ?? ''}`;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
