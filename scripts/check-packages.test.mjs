import { describe, expect, it } from 'vitest';
import { auditResult, isPermissive, packageProblems } from './check-packages.mjs';

describe('isPermissive', () => {
  it.each(['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC', '(AFL-2.1 OR BSD-3-Clause)'])('%s', (licence) => {
    expect(isPermissive(licence)).toBe(true);
  });

  it.each(['', 'GPL-3.0', 'MIT AND GPL-3.0', 'SEE LICENSE IN LICENSE'])('%j is not', (licence) => {
    expect(isPermissive(licence)).toBe(false);
  });
});

describe('packageProblems', () => {
  it('names licences and install scripts', () => {
    const packages = {
      '': { license: 'GPL-3.0' },
      'packages/own': { license: 'GPL-3.0' },
      'node_modules/own': { link: true },
      'node_modules/a': { license: 'MIT' },
      'node_modules/a/node_modules/b': { license: 'GPL-3.0' },
      'node_modules/c': { license: 'MIT', hasInstallScript: true },
      'node_modules/d': {},
      'node_modules/esbuild': { license: 'MIT', hasInstallScript: true },
      'node_modules/lightningcss-win32-x64-msvc': { license: 'MPL-2.0' },
    };
    expect(packageProblems({ packages })).toEqual([
      'node_modules/a/node_modules/b has the licence GPL-3.0',
      'node_modules/c runs a script when installed',
      'node_modules/d has the licence of nobody knows what',
    ]);
  });
});

describe('auditResult', () => {
  const report = (high, vulnerabilities) =>
    JSON.stringify({ metadata: { vulnerabilities: { high, critical: 0 } }, vulnerabilities });

  it('says that there are no holes, or where', () => {
    expect(auditResult(report(0, {}))).toEqual({ isFine: true, line: 'no known holes' });
    expect(auditResult(report(0, { a: {} }))).toEqual({ isFine: true, line: 'note: known holes in a' });
    expect(auditResult(report(1, { a: {}, b: {} }))).toEqual({
      isFine: false,
      line: 'note: known holes in a, b',
    });
  });

  it('is no failure if the registry does not answer', () => {
    for (const [answer, why] of [
      ['{"message":"405 Method Not Allowed - POST https://a.example/"}', '405 Method Not Allowed'],
      ['{"error":{"summary":"offline\\nat all"}}', 'offline'],
      ['', 'no answer'],
    ]) {
      const { isFine, line } = auditResult(answer);
      expect(isFine).toBe(true);
      expect(line.endsWith(`: ${why}`), line).toBe(true);
    }
  });
});
