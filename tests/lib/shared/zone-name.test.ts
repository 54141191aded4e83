import { describe, expect, it } from 'vitest';
import { zoneName } from '@/lib/shared/zone-name';

const AR = 'ar-u-nu-latn-ca-gregory';
const EN = 'en-u-nu-latn-ca-gregory';

describe('zoneName', () => {
  it('names a zone after its country, not after an hour that several countries share', () => {
    expect(zoneName('Africa/Cairo', AR)).toBe('توقيت مصر');
    expect(zoneName('Asia/Amman', AR)).toBe('توقيت الأردن');
    expect(zoneName('Africa/Cairo', EN)).toBe('Egypt Time');
  });

  it('names it after its city where a country has several', () => {
    expect(zoneName('Asia/Gaza', EN)).toBe('Gaza Time');
    expect(zoneName('America/New_York', EN)).toBe('New York Time');
  });

  it('calls UTC by its name', () => {
    expect(zoneName('UTC', AR)).toBe('UTC');
    expect(zoneName('Etc/UTC', EN)).toBe('UTC');
  });
});
