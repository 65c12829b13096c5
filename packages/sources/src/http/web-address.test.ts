import { describe, expect, it } from 'vitest';
import { isFileAddress, kindOfSource, webAddress } from './web-address.ts';

describe('kindOfSource', () => {
  it.each([
    ['-', 'stdin'],
    ['page.html', 'file'],
    ['C:\\page.html', 'file'],
    ['FILE:///etc/passwd', 'file'],
    ['HTTPS://example.org/', 'address'],
    ['chrome://version', 'address'],
    ['data:text/html,x', 'address'],
    ['JavaScript:alert(1)', 'address'],
  ])('%s is %s', (source, kind) => {
    expect(kindOfSource(source)).toBe(kind);
  });

  it('recognises `file:` addresses', () => {
    expect(isFileAddress('FILE:///etc/passwd')).toBe(true);
    expect(isFileAddress('page.html')).toBe(false);
  });
});

describe('webAddress', () => {
  it('accepts http and https in upper and lower case', () => {
    expect(webAddress('HTTP://Example.org/a').href).toBe('http://example.org/a');
    expect(webAddress('/b', 'https://example.org/a').href).toBe('https://example.org/b');
  });

  it.each([
    'FILE:///etc/passwd',
    'file:///etc/passwd',
    'chrome://version',
    'Data:text/html,x',
    'javascript:alert(1)',
    'view-source:https://example.org/',
    'blob:https://example.org/x',
    'ftp://example.org/',
    'about:blank',
    'https://',
    'example.org',
  ])('refuses %s', (address) => {
    expect(() => webAddress(address)).toThrow(expect.objectContaining({ code: 'bad-url' }));
  });

  it.each([
    ['localhost:8941/a', 'http://localhost:8941/a'],
    ['LOCALHOST:80', 'http://LOCALHOST:80'],
    ['example.org:8443?q', 'https://example.org:8443?q'],
  ])('suggests a scheme for %s, whose host looks like one', (address, better) => {
    expect(() => webAddress(address)).toThrow(`for a page on the web write ${better}`);
  });

  it.each(['data:1,x', 'chrome://version', 'tel:0123456789'])('suggests none for %s', (address) => {
    expect(() => webAddress(address)).toThrow(/\)$/);
  });

  it('does not repeat a long address in full', () => {
    expect(() => webAddress(`data:text/html,${'x'.repeat(5000)}`)).toThrow(/^.{1,200}$/);
  });
});
