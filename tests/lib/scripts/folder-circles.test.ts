import { expect, it } from 'vitest';
import { folderCircles } from '@/scripts/folder-circles.mjs';

const file = (source: string, ...imported: string[]) => ({
  source: `lib/server/${source}.ts`,
  dependencies: imported.map((name) => ({ resolved: `lib/server/${name}.ts` })),
});

it('names folders that reach each other over a third one, and the imports that do it', () => {
  const modules = [
    file('mail/jobs', 'codes/send'),
    file('codes/send', 'users/service'),
    file('users/register', 'mail/jobs'),
    file('posts/service', 'users/service'),
  ];
  expect(folderCircles(modules)).toEqual([
    {
      folders: ['codes', 'mail', 'users'],
      imports: expect.arrayContaining(['  lib/server/users/register.ts → lib/server/mail/jobs.ts']),
    },
  ]);
});

it('finds none where imports run one way, within a folder too', () => {
  const modules = [
    file('mail/jobs', 'mail/letter'),
    file('mail/letter', 'mail/jobs'),
    file('posts/service', 'mail/jobs'),
  ];
  expect(folderCircles(modules)).toEqual([]);
});
