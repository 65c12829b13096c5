import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readCaseFiles, writeCaseFile } from './case-file.cases.ts';
import { writtenTokens, writtenTokensOfParse5 } from './written-tokens.cases.ts';

const FOLDER = fileURLToPath(new URL('./cases/tokenizer', import.meta.url));
const FILES = readCaseFiles(FOLDER);
const isUpdate = process.env['UPDATE'] === '1';

/** The states of the standard (section 13.2.5), in its order. */
const STATES = `
  Data, RCDATA, RAWTEXT, Script data, PLAINTEXT, Tag open, End tag open, Tag name, RCDATA less-than sign,
  RCDATA end tag open, RCDATA end tag name, RAWTEXT less-than sign, RAWTEXT end tag open, RAWTEXT end tag name,
  Script data less-than sign, Script data end tag open, Script data end tag name, Script data escape start,
  Script data escape start dash, Script data escaped, Script data escaped dash, Script data escaped dash dash,
  Script data escaped less-than sign, Script data escaped end tag open, Script data escaped end tag name,
  Script data double escape start, Script data double escaped, Script data double escaped dash,
  Script data double escaped dash dash, Script data double escaped less-than sign, Script data double escape end,
  Before attribute name, Attribute name, After attribute name, Before attribute value,
  Attribute value (double-quoted), Attribute value (single-quoted), Attribute value (unquoted),
  After attribute value (quoted), Self-closing start tag, Bogus comment, Markup declaration open, Comment start,
  Comment start dash, Comment, Comment less-than sign, Comment less-than sign bang, Comment less-than sign bang dash,
  Comment less-than sign bang dash dash, Comment end dash, Comment end, Comment end bang, DOCTYPE,
  Before DOCTYPE name, DOCTYPE name, After DOCTYPE name, After DOCTYPE public keyword,
  Before DOCTYPE public identifier, DOCTYPE public identifier (double-quoted),
  DOCTYPE public identifier (single-quoted), After DOCTYPE public identifier,
  Between DOCTYPE public and system identifiers, After DOCTYPE system keyword, Before DOCTYPE system identifier,
  DOCTYPE system identifier (double-quoted), DOCTYPE system identifier (single-quoted),
  After DOCTYPE system identifier, Bogus DOCTYPE, CDATA section, CDATA section bracket, CDATA section end,
  Character reference, Named character reference, Ambiguous ampersand, Numeric character reference,
  Hexadecimal character reference start, Decimal character reference start, Hexadecimal character reference,
  Decimal character reference, Numeric character reference end`
  .split(',')
  .map((name) => name.trim());

describe('tokenizer cases', () => {
  if (isUpdate) {
    it('are written anew', () => {
      for (const file of FILES) writeCaseFile(FOLDER, file, writtenTokens);
    });
  }

  it('are there for every state', () => {
    const titles = FILES.flatMap(({ cases }) => cases.map(({ title }) => title.slice(0, title.indexOf(':'))));
    expect(STATES).toHaveLength(80);
    expect([...new Set(titles)].sort()).toEqual([...STATES].sort());
  });
});

describe.each((isUpdate ? [] : FILES).map((file) => [file.name, file] as const))('%s', (_, { cases }) => {
  it.each(cases.map((written) => [written.title, written] as const))('%s', (_, written) => {
    expect(writtenTokens(written)).toBe(written.expected);
  });

  it('is what parse5 says, too', () => {
    for (const written of cases) {
      if (written.options.has('not-parse5')) continue;
      expect(writtenTokensOfParse5(written), written.title).toBe(written.expected);
    }
  });
});
