import type { Findings } from './candidate.ts';
import { fold } from './plain-text.ts';

/** Everything the site may be called, folded for comparisons: the stated names, and what its host name says. */
export function siteNamesOf(findings: Findings, url: string | null): ReadonlySet<string> {
  const names = new Set(findings.siteName.map(({ value }) => fold(value)));
  for (const name of url === null ? [] : hostNames(url)) names.add(fold(name));
  names.delete('');
  return names;
}

/** `news.daily-star.co.uk` → itself, `daily-star.co.uk`, `daily-star`, …: every label and every tail. */
function hostNames(url: string): string[] {
  const host = hostOf(url);
  const labels = host.split('.').slice(-MAX_LABELS);
  const tails = labels.map((_, index) => labels.slice(index).join('.'));
  return [...tails, ...labels.filter((label) => label.length >= MIN_LABEL)];
}

/** Host names have few labels; short ones (`co`, `uk`, `www`) are nobody's name. */
const MAX_LABELS = 5;
const MIN_LABEL = 4;

/** The host in an address that is written as the URL standard writes it, after a user's name and before a port. */
const HOST = /^https?:\/\/(?:[^/@]*@)?(\[[^\]]*\]|[^/:]*)/u;

function hostOf(url: string): string {
  return HOST.exec(url)?.[1] ?? '';
}
