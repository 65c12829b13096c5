import { fold } from '../../plain-text/fold.ts';
import type { Findings } from '../candidate.ts';

/**
 * Everything the site may be called, folded for comparison: the stated names, headings that lead to
 * its front page, and those in its host name.
 */
export function siteNamesOf(
  findings: Findings,
  url: string | null,
  headings: readonly string[] = [],
): ReadonlySet<string> {
  const names = new Set<string>(headings.map(fold));
  for (const { value } of findings.siteName) names.add(fold(value));
  if (url !== null) addHostNames(names, hostOf(url));
  names.delete('');
  return names;
}

/** `news.daily-star.co.uk` → itself, `daily-star.co.uk`, `daily-star`, …: every label and every tail. */
function addHostNames(names: Set<string>, host: string): void {
  const labels = host.split('.');
  let tail = '';
  for (let at = labels.length - 1; at >= Math.max(labels.length - MAX_LABELS, 0); at--) {
    const label = fold(labels[at]!);
    // Folding drops the dots between labels.
    tail = label + tail;
    names.add(tail);
    if (labels[at]!.length >= MIN_LABEL) names.add(label);
  }
}

/** Labels read of a host name; real ones have few. @cap */
const MAX_LABELS = 5;
/** Shorter labels (`co`, `uk`, `www`) do not name a site. @sweep host-label */
const MIN_LABEL = 4;

/** The host of a serialised URL, after the user name and before the port. */
const HOST = /^https?:\/\/(?:[^/@]*@)?(\[[^\]]*\]|[^/:]*)/u;

function hostOf(url: string): string {
  return HOST.exec(url)?.[1] ?? '';
}
