import { expect, it } from 'vitest';
import { jsonForScript } from '@/lib/shared/json-ld';

it('a title cannot end the script that holds its JSON', () => {
  const title = '</script><script>alert(1)</script><!-- & \u2028';
  const json = jsonForScript({ title });
  expect(json).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(json)).toEqual({ title });
});
