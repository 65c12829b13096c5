import { describe, expect, it } from 'vitest';
import { metaRefresh } from './meta-refresh.ts';

const FACTS = { url: 'https://a.example/x/', charset: null };
const of = (content: string, facts: Parameters<typeof metaRefresh>[1] = FACTS): unknown =>
  metaRefresh(Buffer.from(`<head><META HTTP-EQUIV=Refresh content="${content}">`), facts);

describe('metaRefresh', () => {
  it.each([
    ['0;url=y', 'https://a.example/x/y', 0],
    ["5; URL='https://b.example/'", 'https://b.example/', 5],
    [' 1.5 , /y ', 'https://a.example/y', 1],
    ['0 url = //c.example/z', 'https://c.example/z', 0],
    [';url=y', 'https://a.example/x/y', 0],
  ])('reads %j', (content, url, seconds) => expect(of(content)).toEqual({ url, seconds }));

  it.each(['300', '0;', '', 'soon', '0;url=', '60;url=/x/', '0;url=#top', '0;url=http://[bad'])(
    'ignores %j',
    (content) => expect(of(content)).toBeNull(),
  );

  it('leaves the address as it is if that of the page is not known', () => {
    expect(of('0;url=/y', { url: null, charset: null })).toEqual({ url: '/y', seconds: 0 });
  });

  it('ignores what is for browsers without scripts, and pages that only speak of it', () => {
    const meta = '<meta http-equiv="refresh" content="0;url=/y">';
    expect(metaRefresh(Buffer.from(`<head><noscript>${meta}</noscript>`), FACTS)).toBeNull();
    expect(metaRefresh(Buffer.from(`<p><!-- ${meta} -->`), FACTS)).toBeNull();
    expect(metaRefresh(Buffer.from(meta, 'utf16le'), { ...FACTS, charset: 'utf-16le' })).not.toBeNull();
  });
});
