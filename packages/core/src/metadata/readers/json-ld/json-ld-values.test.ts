import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from './json-ld-parse.ts';
import { namesOf, organisationsOf, textsOf, urlsOf } from './json-ld-values.ts';

const BY_ID: ReadonlyMap<string, JsonObject> = new Map([
  ['#ada', { '@id': '#ada', name: 'Ada Brook', url: '/ada' }],
  ['#loop', { '@id': '#loop', '@list': [{ '@id': '#loop' }] }],
]);

describe('textsOf', () => {
  it.each<[value: Json | undefined, texts: string[]]>([
    [undefined, []],
    ['x', ['x']],
    [7, []],
    [null, []],
    [{ '@value': 'x', '@language': 'en' }, ['x']],
    [
      ['a', { '@value': 'b' }, ['c', 7], 'd'],
      ['a', 'b', 'c', 'd'],
    ],
    [{ name: 'x' }, []],
  ])('reads %j', (value, texts) => {
    expect(textsOf(value)).toEqual(texts);
  });

  it('takes four hundred steps at most', () => {
    const many = (count: number): string[] => Array.from({ length: count }, (_, at) => `${at}`);
    expect(textsOf(many(399))).toHaveLength(399);
    expect(textsOf(many(500))).toHaveLength(399);
    expect(textsOf([many(500), many(500)])).toHaveLength(398);
  });
});

describe('namesOf', () => {
  it.each<[value: Json | undefined, names: string[]]>([
    [undefined, []],
    ['Ada Brook', ['Ada Brook']],
    [{ name: 'Ada Brook' }, ['Ada Brook']],
    [{ name: ['Ada Brook', 'A. B.'] }, ['Ada Brook', 'A. B.']],
    [{ givenName: 'Ada', familyName: 'Brook' }, ['Ada Brook']],
    [{ familyName: 'Brook', givenName: { x: 1 } }, ['Brook']],
    [{ '@value': 'Ada Brook' }, ['Ada Brook']],
    [{ '@list': ['Ada Brook', { name: 'Bo Chen' }] }, ['Ada Brook', 'Bo Chen']],
    [{ item: { name: 'Ada Brook' } }, ['Ada Brook']],
    [{ '@id': '#ada' }, ['Ada Brook']],
    [{ '@id': '#ada', name: 'A. B.' }, ['A. B.']],
    [{ '@id': '#nobody' }, []],
    [{ '@id': ['#ada'] }, []],
    [{ '@id': '#loop' }, []],
    [{ '@type': 'Person' }, []],
  ])('reads %j', (value, names) => {
    expect(namesOf(value, BY_ID)).toEqual(names);
  });
});

describe('organisationsOf', () => {
  const press = { '@type': 'Organization', name: 'North Press' };

  it.each<[value: Json | undefined, names: string[]]>([
    [undefined, []],
    [press, ['North Press']],
    ['North Press', []],
    [['Ada Brook', press, { '@type': 'Person', name: 'Bo Chen' }], ['North Press']],
    [{ '@list': [press] }, ['North Press']],
  ])('reads %j', (value, names) => {
    expect(organisationsOf(value, BY_ID)).toEqual(names);
  });
});

describe('urlsOf', () => {
  it.each<[value: Json | undefined, urls: string[]]>([
    ['/a', ['/a']],
    [{ url: '/a', contentUrl: '/b' }, ['/a']],
    [{ contentUrl: '/b', '@id': '/c' }, ['/b']],
    [{ '@list': ['/a', '/b'] }, ['/a', '/b']],
    [{ '@id': '/c' }, ['/c']],
    [{ '@id': '#ada' }, ['/ada']],
    [
      [{ url: ['/a', '/b'] }, '/c'],
      ['/a', '/b', '/c'],
    ],
  ])('reads %j', (value, urls) => {
    expect(urlsOf(value, BY_ID)).toEqual(urls);
  });
});
