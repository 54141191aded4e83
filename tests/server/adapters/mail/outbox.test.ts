import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listOutbox, outbox } from '@/lib/server/adapters/mail/outbox';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import { NOW } from '@/tests/setup/clock';

const letter = (subject: string, id: string = newId()) => ({
  id,
  to: 'sara@qeema.example',
  subject,
  html: '<p>أهلًا</p>',
  text: 'أهلًا',
});
const subjects = async () => (await listOutbox()).data.map(({ subject }) => subject);

describe('the outbox', () => {
  it('can be entered and read only by the app’s own account, even when its folder was open before', async () => {
    const folder = join(env().DATA_DIR, 'outbox');
    await mkdir(folder, { mode: 0o755 });
    const sent = letter('سر');
    await outbox.send(sent, NOW);
    expect(((await stat(folder)).mode & 0o777).toString(8)).toBe('700');
    expect(((await stat(join(folder, `${sent.id}.json`))).mode & 0o777).toString(8)).toBe('600');
    await rm(folder, { recursive: true });
  });

  it('is empty before the first letter', async () => {
    expect(await listOutbox()).toEqual({ data: [] });
  });

  it('shows whole letters, the newest first', async () => {
    await outbox.send(letter('الأولى'), new Date('2026-11-21T10:00:00Z'));
    await outbox.send(letter('الثانية'), NOW);
    expect(await subjects()).toEqual(['الثانية', 'الأولى']);
    expect((await listOutbox()).data[1]).toMatchObject({
      to: 'sara@qeema.example',
      html: '<p>أهلًا</p>',
      text: 'أهلًا',
      sentAt: '2026-11-21T10:00:00.000Z',
    });
  });

  it('keeps a letter that was sent twice only once', async () => {
    const twice = letter('مرتين');
    await outbox.send(twice, NOW);
    await outbox.send(twice, NOW);
    expect((await subjects()).filter((subject) => subject === 'مرتين')).toHaveLength(1);
  });

  it('does not show a letter that a crash left half written', async () => {
    const before = await subjects();
    await writeFile(join(env().DATA_DIR, 'outbox', `${newId()}.json.partial`), '{"_id":');
    expect(await subjects()).toEqual(before);
  });

  it('shows at most the newest hundred letters', async () => {
    for (let i = 0; i < 101; i++) await outbox.send(letter(`${i}`), NOW);
    const shown = await subjects();
    expect([shown.length, shown[0]]).toEqual([100, '100']);
  });
});
