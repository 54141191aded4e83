import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Ruleset, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi } from '@/lib/contract/openapi/document';
import { scratchFolder } from '@/tests/setup/scratch-folder';

const description = openApi({
  url: 'https://qeema.example',
  apiUrl: 'https://qeema.example/api',
  sessionCookie: '__Secure-qeema.session',
});
// An incomplete operation with a wrong example: a linter without complaints about it looks at nothing.
const content = { 'application/json': { schema: { type: 'string' }, example: 1 } };
const poor = {
  ...description,
  paths: { '/poor': { get: { responses: { 200: { content } } } } },
  components: {},
};

// Each takes about three seconds of a processor, which has other work too.
const PATIENCE = { timeout: 60_000 };
const folder = scratchFolder('openapi');
const spectral = new Spectral();

// redocly has a rule of its own for examples; Spectral's takes half of its time.
const rules = { 'oas3-valid-media-example': 'off' } as const;
beforeAll(() => spectral.setRuleset(new Ruleset({ extends: [oas], rules })));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.concurrent(
  'redocly lint finds no problem in the description, and many in a poor one',
  PATIENCE,
  async () => {
    const found = await redocly({ description, poor });
    const said = (name: string) => found.filter((line) => line.startsWith(name));
    expect(said('description')).toEqual([]);
    expect(said('poor').length).toBeGreaterThan(3);
    expect(said('poor')).toContainEqual(expect.stringContaining('no-invalid-media-type-examples'));
  },
);

it.concurrent(
  'Spectral’s rules for OpenAPI find no problem in it, and many in a poor one',
  PATIENCE,
  async () => {
    const found = await spectral.run(JSON.parse(JSON.stringify(description)));
    expect(found.map(({ code, path, message }) => `${code} at ${path.join('/')}: ${message}`)).toEqual([]);
    expect((await spectral.run(poor)).length).toBeGreaterThan(3);
  },
);

interface Problem {
  ruleId: string;
  message: string;
  location: { source: { ref: string }; pointer: string }[];
}

/** The findings of `redocly lint`, warnings too. It looks for no newer version of itself, and sends no usage data. */
async function redocly(descriptions: Record<string, object>): Promise<string[]> {
  const files = Object.entries(descriptions).map(([name, json]) => {
    const file = join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify(json));
    return file;
  });
  const args = [
    'node_modules/@redocly/cli/bin/cli.js',
    'lint',
    ...files,
    '--format=json',
    '--max-problems=999',
  ];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const run = promisify(execFile)(process.execPath, args, { env, maxBuffer: 64_000_000 });
  const { stdout } = await run.catch((failed: { stdout: string }) => failed);
  // One report after the other, each a JSON object of several lines.
  const reports = stdout.split(/(?<=^\})\s*(?=\{)/m).map((text): { problems: Problem[] } => JSON.parse(text));
  const problems = reports.flatMap((report) => report.problems);
  return problems.map(({ ruleId, message, location: [at] }) => {
    return `${at?.source.ref.split('/').at(-1)} ${ruleId} at ${at?.pointer}: ${message}`;
  });
}
