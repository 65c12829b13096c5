import { describe, expect, it } from 'vitest';
import { sampleBytes } from './sample-bytes.ts';

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));
const sample = (html: string): string => String.fromCharCode(...sampleBytes(latin1(html)).bytes);
const word = 'é'.repeat(64);

describe('sample of the text', () => {
  it('leaves out markup, comments, code and runs of ASCII', () => {
    const html = `<p title="ü">plain</p><!-- ö > ö --><SCRIPT>ä</SCRIPT ><style>ä > b{}</style><b>${word}</b> 1 < 2`;
    expect(sample(html)).toBe(`${word} `);
  });

  it('falls back on attributes and code when the text has too little', () => {
    expect(sample('<p title="ü one">é</p><script>"ä"</script>')).toBe('ü one é ä ');
  });

  it('is bounded and survives markup that never closes', () => {
    expect(sampleBytes(latin1(word.repeat(5000))).bytes.length).toBe(32 * 1024);
    for (const open of ['<!--', '<script>', '<p ', '<', '</']) {
      expect(sampleBytes(latin1(open.repeat(1000) + word)).high).toBe(64);
    }
  });
});
