import { expect, it } from 'vitest';
import type { BatchItem } from './inputs.ts';
import { fieldsOfItem } from './item-fields.ts';

const url = 'https://example.org/tea';
const bytes = Buffer.from('<p>tea');
const document = { bytes, kind: 'html', url, charset: null, warnings: [] } as const;
const line = (row: object): BatchItem => {
  return { kind: 'line', origin: 'a.jsonl:1', bytes: Buffer.from(JSON.stringify(row)) };
};

it.each<BatchItem>([
  line({ id: 1, html: '<p>tea', url }),
  line({ id: 1, url }),
  { kind: 'page', origin: '1', url, charset: null, bytes },
  { kind: 'address', origin: url, url: 'https://me:secret@example.org/tea' },
  { kind: 'documents', origin: 'https://example.org/', pages: { documents: [document], warnings: [] } },
  {
    kind: 'snapshot',
    origin: 'tea.html',
    snapshot: { url } as Extract<BatchItem, { kind: 'snapshot' }>['snapshot'],
  },
])('tells the address of a page of the kind $kind', (item) => {
  expect(fieldsOfItem(item)).toEqual({ url });
});

it.each<BatchItem>([
  line({ id: 1, html: '<p>tea' }),
  { kind: 'line', origin: 'a.jsonl:1', bytes },
  { kind: 'file', origin: 'tea.html', path: 'tea.html' },
  { kind: 'page', origin: '1', url: null, charset: null, bytes },
])('tells nothing that is not known: $kind', (item) => {
  expect(fieldsOfItem(item)).toEqual({});
});
