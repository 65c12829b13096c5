import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { MemoryCache } from './cache/memory-cache.ts';
import type { Engine } from './engine.ts';
import { PAGE_PARAMETERS } from './parameters/schemas.ts';

const engine: Engine = {
  isReady: () => true,
  open: (source) => Promise.resolve(source),
  load: () => ({ threads: 1, busy: 0, waiting: 0, lost: 0 }),
  answer: () => Promise.reject(new Error('unforeseen')),
};
const app = createApp({
  engine,
  cache: new MemoryCache(0),
  cacheSeconds: 0,
  maxBodyBytes: 10,
  maxRequests: 1,
  ratePerMinute: null,
  version: '1.2.3',
  token: null,
  isLocal: false,
  origins: [],
  clientOf: () => '',
  isStopping: () => false,
  log: () => {},
});

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: object;
}

describe('/openapi.json', () => {
  it('is a valid description in OpenAPI 3.1, with every parameter that is checked', async () => {
    const response = await app.request('/openapi.json');
    const description = (await response.json()) as {
      openapi: string;
      paths: Record<string, Record<string, { parameters: Parameter[] }>>;
    };
    const { valid, errors } = await new Validator().validate(structuredClone(description));
    expect([valid, errors]).toEqual([true, undefined]);
    expect(description.openapi).toBe('3.1.0');
    expect(Object.keys(description.paths).toSorted()).toEqual([
      '/batch',
      '/extract',
      '/health',
      '/metrics',
      '/ready',
      '/{url}',
    ]);
    const query = description.paths['/{url}']!['get']!.parameters.filter((one) => one.in === 'query');
    expect(query.map(({ name }) => name).toSorted()).toEqual(Object.keys(PAGE_PARAMETERS.shape).toSorted());
    const schema = Object.fromEntries(query.map((one) => [one.name, one.schema]));
    expect(schema['maxTokens']).toMatchObject({ type: 'integer', minimum: 1 });
    expect(schema['links']).toMatchObject({ enum: ['keep', 'text', 'drop'] });
    expect(schema['explain']).toMatchObject({ type: 'boolean' });
  });

  it('is served by an app that knows no platform: an error that nobody foresaw tells clients nothing', async () => {
    const response = await app.request('/https://example.org/');
    expect([response.status, await response.json()]).toMatchObject([
      500,
      { code: 'internal', detail: 'something went wrong' },
    ]);
  });
});
