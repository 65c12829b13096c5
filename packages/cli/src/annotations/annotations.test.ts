import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { agreements, kappaOf } from './agreement.ts';
import { agreementOfFile } from './agreement-of-file.ts';
import { readLabelledPages } from './read-pages.ts';
import { receiverServer } from './receiver.ts';
import { readRecord } from './record.ts';
import { RecordFile } from './record-file.ts';

const TOKEN = 'a-token-for-the-tests';
const html =
  '<html><body><nav><p>Home</p><p>News</p></nav><div><p>The river rose.</p><p>The fields flooded.</p></div><p>Contact</p></body></html>';
// Elements and texts in document order: nav is node 4 below the document, html, head and body; the div follows its two
// paragraphs with a text each.
const NAV = 4;
const DIV = 9;
const FIRST = 10;

function row(annotator: string, labels: readonly (readonly [string, number])[], url = 'https://a.example/') {
  return {
    annotator,
    url,
    html,
    meta: { labels: labels.map(([label, html_node]) => ({ annotator, label, html_node, text: '', at: '' })) },
  };
}

describe('agreementOfFile', () => {
  it('says in words that there is no such file', async () => {
    await expect(agreementOfFile('nowhere/labels.jsonl')).rejects.toThrow(
      'no such file or folder: nowhere/labels.jsonl',
    );
  });
});

describe('readRecord', () => {
  it('reads what a person says of a page', () => {
    expect(readRecord(row('Ana', [['content', DIV]]))).toEqual({
      annotator: 'Ana',
      url: 'https://a.example/',
      html,
      labels: [{ label: 'content', node: DIV }],
    });
  });

  it.each([
    [null, 'object'],
    [[], 'object'],
    [{ ...row('Ana', []), annotator: ' ' }, "'annotator'"],
    [{ ...row('Ana', []), annotator: 'x'.repeat(201) }, "'annotator'"],
    [{ ...row('Ana', []), url: 'no address' }, "'url'"],
    [{ ...row('Ana', []), html: '' }, "'html'"],
    [{ ...row('Ana', []), meta: null }, "'meta.labels'"],
    [row('Ana', [['other', 1]]), 'one of title'],
    [row('Ana', [['content', 0]]), "'html_node'"],
    [{ ...row('Ana', [['content', 1]]), annotator: 'Ben' }, 'another annotator'],
  ])('refuses %j', (wrong, message) => {
    expect(readRecord(wrong)).toContain(message);
  });
});

describe('agreement', () => {
  it('is Cohen’s kappa, by a worked example', () => {
    // 20 yes-yes, 5 yes-no, 10 no-yes, 15 no-no: observed .7, expected .5.
    expect(kappaOf(20, 5, 10, 15)).toBeCloseTo(0.4);
    expect(kappaOf(3, 0, 0, 7)).toBe(1);
    expect(kappaOf(0, 0, 0, 7)).toBeNull();
    expect(kappaOf(0, 1, 1, 0)).toBe(-1);
    expect(kappaOf(5, 0, 0, 0)).toBe(1);
  });

  it('compares every pair on the pages that both labelled', () => {
    const page = (labels: Record<string, number[]>) => ({
      texts: ['Home', 'The river rose', 'Contact us'],
      labels: new Map(Object.entries(labels).map(([name, own]) => [name, Uint8Array.from(own)])),
    });
    const found = agreements([
      page({ Cid: [1, 2, 3], Ana: [1, 2, 3], Ben: [3, 2, 2] }),
      page({ Ana: [3, 2, 3] }),
      page({ Ana: [3, 3, 3], Ben: [3, 3, 3] }),
    ]);
    expect(found.map(({ annotators, pages }) => [annotators.join(), pages])).toEqual([
      ['Ana,Ben', 2],
      ['Ana,Cid', 1],
      ['Ben,Cid', 1],
    ]);
    const [anaBen, anaCid] = found;
    expect(anaCid).toMatchObject({ kappa: { title: null, navigation: 1, content: 1 }, textF1: 1 });
    // Content: three words of Ana, five of Ben, three in common; on the other page both have none.
    expect(anaBen!.textF1).toBeCloseTo((6 / 8 + 1) / 2);
    // Six texts: one both, one only Ben, four neither.
    expect(anaBen!.kappa.content).toBeCloseTo(kappaOf(1, 0, 1, 4)!);
  });
});

describe('the receiver', () => {
  let folder: string;
  let path: string;
  let file: RecordFile;
  let server: ReturnType<typeof receiverServer>;
  let base: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fovea-annotations-'));
    path = join(folder, 'labels.jsonl');
    // What a crash left behind.
    writeFileSync(path, '{"annotator":"An');
    file = await RecordFile.open(path);
    server = receiverServer({
      token: TOKEN,
      isLocal: true,
      store: (record) => file.append(record),
      agreement: async () => (await agreementOfFile(path)).agreement,
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await file.close();
    rmSync(folder, { recursive: true });
  });

  const post = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${base}/annotations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  it('appends a line for every record, and the last one of a person counts', async () => {
    const answers = await Promise.all([
      post(row('Ana', [['content', FIRST]])),
      post(
        row('Ben', [
          ['content', DIV],
          ['navigation', NAV],
        ]),
      ),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(
      (
        await post(
          row('Ana', [
            ['content', DIV],
            ['navigation', NAV],
          ]),
        )
      ).status,
    ).toBe(201);
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(4);
    for (const line of lines.slice(1))
      expect(JSON.parse(line)).toMatchObject({ html, received_at: expect.any(String) });
    const { pages, records, badLines } = await readLabelledPages(path);
    expect([pages.length, records, badLines]).toEqual([1, 3, [1]]);
    expect(pages[0]!.texts).toEqual(['Home', 'News', 'The river rose.', 'The fields flooded.', 'Contact']);
    const answer = await fetch(`${base}/agreement`, { headers: { authorization: `Bearer ${TOKEN}` } });
    expect(await answer.json()).toEqual({
      records: 3,
      pages: 1,
      pairs: [
        {
          annotators: ['Ana', 'Ben'],
          pages: 1,
          kappa: { title: null, navigation: 1, content: 1 },
          textF1: 1,
        },
      ],
    });
  });

  it('forgets a person who took every label back', async () => {
    expect((await post(row('Ben', []))).status).toBe(201);
    expect(agreements((await readLabelledPages(path)).pages)).toEqual([]);
  });

  it('refuses who has no token, what is no record, and other paths', async () => {
    const before = readFileSync(path, 'utf8');
    const good = row('Ana', [['content', DIV]]);
    expect((await post(good, { authorization: 'Bearer wrong' })).status).toBe(401);
    expect((await post(good, { authorization: TOKEN })).status).toBe(401);
    expect((await post('{')).status).toBe(400);
    expect((await post({})).status).toBe(422);
    const authorization = `Bearer ${TOKEN}`;
    expect((await fetch(`${base}/annotations`, { headers: { authorization } })).status).toBe(405);
    expect((await fetch(`${base}/else`, { headers: { authorization } })).status).toBe(404);
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  it('lets the extension in and no web page, also not under another name', async () => {
    const allowed = async (origin: string): Promise<string | null> => {
      const answer = await fetch(`${base}/annotations`, { method: 'OPTIONS', headers: { origin } });
      return answer.headers.get('access-control-allow-origin');
    };
    expect(await allowed('chrome-extension://abcdef')).toBe('chrome-extension://abcdef');
    expect(await allowed('https://evil.example')).toBeNull();
    const status = await new Promise<number>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const headers = { host: 'evil.example', authorization: `Bearer ${TOKEN}` };
      httpRequest({ port, host: '127.0.0.1', path: '/agreement', headers }, (response) => {
        response.resume();
        resolve(response.statusCode!);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(403);
  });
});

describe('the file of records', () => {
  it('has no half line after a record that could not be written', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fovea-records-'));
    const path = join(folder, 'labels.jsonl');
    const file = await RecordFile.open(path);
    await file.append({ record: 1 });
    const probe = await open(path);
    const handles = Object.getPrototypeOf(probe) as FileHandle;
    const failing = vi.spyOn(handles, 'appendFile').mockImplementationOnce(async () => {
      appendFileSync(path, '{"rec');
      throw new Error('no space left');
    });
    await expect(file.append({ record: 2 })).rejects.toThrow('no space left');
    failing.mockRestore();
    await file.append({ record: 3 });
    await probe.close();
    await file.close();
    expect(readFileSync(path, 'utf8')).toBe('{"record":1}\n{"record":3}\n');
    rmSync(folder, { recursive: true });
  });
});
