import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { storeImage } from '@/lib/server/files/service';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { picture } from '@/tests/setup/receipts';
import { until } from '@/tests/setup/waits';

const MB = 1024 ** 2;

/** Megabytes of stalled pictures that were read. */
let taken = 0;

/** A picture of which nine megabytes have come, and whose rest never does. */
function stalled(): Readable {
  let left = 9;
  return new Readable({
    read() {
      if (left-- <= 0) return;
      taken++;
      this.push(Buffer.alloc(MB, 1));
    },
  });
}
const heldNow = () => process.memoryUsage().arrayBuffers;
const send = ({ ctx }: Member, content: Readable) =>
  storeImage(ctx, 'صورة.png', content).then(
    () => 'stored',
    (error) => error.code ?? 'broken off',
  );

it('pictures that one member sends and never ends hold a part of the memory only, and stop nobody else', async () => {
  const [attacker, other] = [await makeMember(), await makeMember()];
  const before = heldNow();
  const pictures = Array.from({ length: 10 }, stalled);
  const answers = pictures.map((content) => send(attacker, content));
  await until(() => heldNow() - before > 80 * MB);
  const more = Array.from({ length: 20 }, stalled);
  const refused = more.map((content) => send(attacker, content));
  expect(await Promise.race(refused)).toBe('unavailable');
  expect(await send(other, Readable.from([await picture()]))).toBe('stored');
  for (const content of [...pictures, ...more]) content.destroy(new Error('the connection broke'));
  await Promise.all([...answers, ...refused]);
  expect(await send(attacker, Readable.from([await picture()]))).toBe('stored');
});

it('pictures that many members send and never end make room for one that comes', async () => {
  const attackers = await Promise.all(Array.from({ length: 3 }, () => makeMember()));
  const other = await makeMember();
  const before = taken;
  const pictures = Array.from({ length: 33 }, stalled);
  const answers = pictures.map((content, at) => send(attackers[at % 3] ?? other, content));
  await until(() => taken - before === 33 * 9);
  expect(await send(other, Readable.from([Buffer.alloc(4 * MB)]))).toBe('unsupported_media');
  expect(await Promise.race(answers)).toBe('unavailable');
  for (const content of pictures) content.destroy(new Error('the connection broke'));
  await Promise.all(answers);
});
