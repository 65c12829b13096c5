import { expect, it } from 'vitest';
import { jsonIn } from './json-in.ts';

it.each([
  ['{"title":"Sea","content":"<p>x</p>"}', 'value'],
  ['\ufeff\n [1, 2]\n', 'value'],
  ['{\n  "title": "Sea"\n}\n', 'value'],
  ['{"id":1,"html":"<p>x</p>"}\n', 'rows'],
  ['{"html_base64":"eA=="}', 'rows'],
  ['{"id":1}\n{"id":2}\n', 'rows'],
  ['{"id":1}\n{"id":2,"ht', 'rows'],
  ['<p>{"id":1}</p>', null],
  ['{{ title }}\n<p>x</p>', null],
  ['[1]\n<p>x</p>', null],
  ['{"id":', null],
  ['', null],
])('of %j it is %j', (text, kind) => {
  expect(jsonIn(Buffer.from(text))).toBe(kind);
});
