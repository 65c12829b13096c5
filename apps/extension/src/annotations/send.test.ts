import { parsePage } from 'fovea';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { smallSnapshot } from '../../../../packages/core/src/page/snapshot.cases.ts';
import type { Annotation } from './annotated-page.ts';
import { pageHtml } from './page-html.ts';
import { readReceiver, sendRow } from './send.ts';
import { sentRow } from './sent-row.ts';

/** The paragraph of the small snapshot. */
const PARAGRAPH = 4;

const snapshot = smallSnapshot();
const seen = { url: 'https://a.example/', html: pageHtml(parsePage(snapshot)), snapshot };
const annotation = (annotator: string): Annotation => {
  return { annotator, label: 'content', node: PARAGRAPH, at: '2024-01-01T00:00:00.000Z' };
};

describe('readReceiver', () => {
  it('reads the address that the command line prints', () => {
    expect(readReceiver(' http://127.0.0.1:8787/#secret ')).toEqual({
      url: 'http://127.0.0.1:8787/annotations',
      token: 'secret',
    });
  });

  it.each([
    'http://127.0.0.1:8787/',
    'https://collector.example/#secret',
    'http://10.0.0.1:8787/#secret',
    'file:///tmp/x#secret',
    'nothing',
  ])('takes no other: %s', (text) => {
    expect(readReceiver(text)).toBeNull();
  });
});

describe('sentRow', () => {
  it('has what the person says, and nothing of others', () => {
    const both = [annotation('Ana'), annotation('Ben')];
    const { json, annotations } = sentRow(seen, 'Ana', both);
    const row = JSON.parse(json);
    expect(row).toMatchObject({ annotator: 'Ana', url: seen.url, html: seen.html });
    expect(row.meta.labels).toMatchObject([{ annotator: 'Ana', label: 'content' }]);
    expect(annotations).toEqual(both);
  });
});

describe('sendRow', () => {
  afterEach(() => vi.unstubAllGlobals());

  const row = sentRow(seen, 'Ana', [annotation('Ana')]);

  function start(receiver: string, status = 201) {
    const fetching = vi.fn(async (_url: string, _request: RequestInit) => new Response('{}', { status }));
    vi.stubGlobal('fetch', fetching);
    vi.stubGlobal('chrome', { storage: { local: { get: async () => ({ receiver }) } } });
    return fetching;
  }

  it('sends nothing where no address is set', async () => {
    const fetching = start('');
    await sendRow(row);
    expect(fetching).not.toHaveBeenCalled();
  });

  it('sends the row with the token', async () => {
    const fetching = start('http://127.0.0.1:8787/#secret');
    await sendRow(row);
    const [url, { headers, body }] = fetching.mock.calls[0]!;
    expect([url, body]).toEqual(['http://127.0.0.1:8787/annotations', row.json]);
    expect(headers).toMatchObject({ authorization: 'Bearer secret' });
  });

  it('says so if the receiver did not store it', async () => {
    start('http://127.0.0.1:8787/#secret', 401);
    await expect(sendRow(row)).rejects.toThrow('401');
    const fetching = start('https://elsewhere.example/#secret');
    await expect(sendRow(row)).rejects.toThrow('not the address');
    expect(fetching).not.toHaveBeenCalled();
  });
});
