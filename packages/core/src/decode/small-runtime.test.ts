import { afterEach, describe, expect, it, vi } from 'vitest';
import type { decodeBytes as DecodeBytes } from './decode.ts';
import { encode } from './legacy-encoder.cases.ts';
import { NATURAL_TEXT, pageOf } from './natural-text.cases.ts';

const Full = TextDecoder;

/** A runtime built without legacy encodings: only UTF-8 and UTF-16LE, and no fatal mode. */
class SmallTextDecoder extends Full {
  constructor(label = 'utf-8', options: TextDecoderOptions = {}) {
    if (options.fatal === true || !/^utf-(?:8|16le)$/.test(label)) throw new RangeError(`no ${label}`);
    super(label, options);
  }
}

async function decodeOnSmallRuntime(): Promise<typeof DecodeBytes> {
  vi.resetModules();
  vi.stubGlobal('TextDecoder', SmallTextDecoder);
  return (await import('./decode.ts')).decodeBytes;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('a runtime without legacy decoders', () => {
  const russian = pageOf(NATURAL_TEXT.russian);
  const cyrillic = encode(russian, 'windows-1251');

  it('warns about the label it cannot follow instead of throwing', async () => {
    const decode = await decodeOnSmallRuntime();
    const result = decode(cyrillic, { charset: 'windows-1251' });
    expect(result.warnings.map(({ code }) => code)).toContain('encoding-unknown-label');
    expect(result.encoding.name).toBe('windows-1252');
  });

  it('still reads UTF-8, UTF-16BE and windows-1252', async () => {
    const german = pageOf(NATURAL_TEXT.german);
    const western = encode(german, 'windows-1252');
    const decode = await decodeOnSmallRuntime();
    expect(decode(encode(russian, 'utf-8')).text).toBe(russian);
    expect(decode(encode(russian, 'utf-16be')).text).toBe(russian);
    expect(decode(western).text).toBe(german);
  });

  it('leaves ISO-2022-JP as the ASCII it is written in', async () => {
    const bytes = encode(pageOf(NATURAL_TEXT.japanese), 'iso-2022-jp');
    const decode = await decodeOnSmallRuntime();
    expect(decode(bytes).encoding.name).toBe('utf-8');
  });
});
