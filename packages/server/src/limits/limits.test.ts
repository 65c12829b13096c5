import { describe, expect, it } from 'vitest';
import { checkAccess } from './access.ts';
import { Gate } from './gate.ts';
import { siteOrigin } from './origins.ts';
import { RateLimit } from './rate.ts';

describe('Gate', () => {
  it('lets so many in and tells the others when to come back', async () => {
    const gate = new Gate(2);
    const leave = gate.enter();
    gate.enter();
    expect(() => gate.enter()).toThrow(
      expect.objectContaining({ code: 'busy', retryAfter: expect.any(Number) }),
    );
    leave();
    leave();
    expect(gate.inside).toBe(1);
    await expect(gate.run(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
    expect(gate.inside).toBe(1);
  });
});

describe('RateLimit', () => {
  it('counts each client by itself, and forgives with time', () => {
    let now = 0;
    const rate = new RateLimit(60, () => now);
    for (let count = 0; count < 60; count++) rate.count('a');
    expect(() => rate.count('a')).toThrow(
      expect.objectContaining({ code: 'too-many-requests', retryAfter: 1 }),
    );
    rate.count('b');
    now += 1000;
    rate.count('a');
    expect(() => rate.count('a')).toThrow('60 requests a minute');
  });

  it('remembers a bounded number of clients', () => {
    const rate = new RateLimit(1, () => 0);
    rate.count('first');
    for (let count = 0; count < 10_000; count++) rate.count(String(count));
    expect(() => rate.count('first')).not.toThrow();
    expect(() => rate.count('first')).toThrow('at most one request a minute');
  });
});

describe('checkAccess', () => {
  const rules = { token: null, isLocal: true, origins: [] };
  const check = (headers: Record<string, string>, more: object = {}): Promise<void> =>
    checkAccess(new Request('http://localhost/', { headers }), { ...rules, ...more });

  it('answers only to names of this machine, unless there is a token', async () => {
    for (const host of ['localhost', 'localhost:8787', '127.0.0.1:1', '[::1]:8787'])
      await expect(check({ host })).resolves.toBeUndefined();
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', ''])
      await expect(check({ host })).rejects.toThrow('localhost');
    await expect(
      check({ host: 'fovea.example', authorization: 'Bearer s' }, { token: 's' }),
    ).resolves.toBeUndefined();
  });

  it('wants the token', async () => {
    for (const authorization of ['', 'Bearer', 'Bearer x', 'Basic s', 'Bearer s s'])
      await expect(check({ host: 'x', authorization }, { token: 's' })).rejects.toMatchObject({
        code: 'unauthorized',
      });
  });

  it('refuses calls from pages of other sites', async () => {
    const host = 'localhost:1';
    await expect(check({ host, origin: 'http://localhost:1' })).resolves.toBeUndefined();
    await expect(check({ host, origin: 'https://evil.example' })).rejects.toThrow('other sites');
    await expect(check({ host, origin: 'null' })).rejects.toThrow('other sites');
    await expect(
      check({ host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }),
    ).rejects.toThrow('other sites');
    await expect(
      check({ host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }),
    ).resolves.toBeUndefined();
    const origins = ['https://good.example'];
    await expect(check({ host, origin: 'https://good.example' }, { origins })).resolves.toBeUndefined();
  });
});

describe('siteOrigin', () => {
  it.each([
    ['*', '*'],
    ['https://app.example', 'https://app.example'],
    ['https://App.example:443/', 'https://app.example'],
    ['http://localhost:3000/', 'http://localhost:3000'],
    ['chrome-extension://abcdefgh', 'chrome-extension://abcdefgh'],
    ['moz-extension://0a-1b/', 'moz-extension://0a-1b'],
  ])('reads %s as browsers send it', (text, origin) => {
    expect(siteOrigin(text)).toBe(origin);
  });

  it.each([
    'app.example',
    'null',
    '',
    'https://app.example/page',
    'https://app.example/?a',
    'file:///a',
    'data:,',
  ])('refuses %j', (text) => {
    expect(() => siteOrigin(text)).toThrow('is not the origin of a site');
  });
});
