import type { Findings } from './candidate.ts';

/** Everything the site may be called: the stated names, and what its host name says. */
export function siteNamesOf(findings: Findings, url: string | null): string[] {
  const names = findings.siteName.map(({ value }) => value);
  return url === null ? names : [...names, ...hostNames(url)];
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

function hostOf(url: string): string {
  try {
    return new URL(url).hostname;
  } catch {
    return '';
  }
}
