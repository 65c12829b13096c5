const GOLD =
  'TECO labels whole elements by hand, menus and teasers apart; here an element counts only if all of its text is gold.';
const VARYING =
  'It keeps all that is not literally the same on every page, and on our pages much of that is no content: teasers, counts, dates, comments. ' +
  'Gold that is the same on siblings is lost.';

/** Why a method falls short of its published numbers. */
export const DIFFERENCES: Readonly<Record<string, string>> = {
  sst: `${GOLD} The paper has a threshold for each site, which needs labelled pages; here it is one for all.`,
  'rtdm-td': `${VARYING} ${GOLD}`,
  'rbm-td': `${VARYING} ${GOLD}`,
  iwptd: `${GOLD} The thresholds are not published; ours are a guess.`,
  temex:
    'Pages of our sets rarely link to each other, so most siblings are chosen by likeness. The more alike two pages are, the more of an ' +
    'article finds a partner in its place, because TemEx compares no words; and what has none is often a teaser. ' +
    `${GOLD}`,
  conex:
    'How ConEx explores the rest of the page is not public; R⁴ stands in for it, on top of what TemEx loses.',
  r4: `${GOLD} It sees one page; more in the [comparison with its paper](../../workbench/papers/r4/README.md).`,
};

/** What the table about the signal shows. */
export const SIGNAL_NOTE =
  'F1 of the words of the text that `extract` returns, without and with the profile of all pages of the site. Text on three or more of ' +
  'them, and one of twenty, loses 2 of its log-odds, and 6 if it is on nearly all of them, unless it is the title, less than a fifth of the ' +
  'likely content would be new, or the page is a product or a collection. Whatever is on several pages lost 6 before: then 432 of the pages ' +
  'below were worse and 147 better, because headings, labels and greetings repeat too. Some golds have what stands on every page: on ' +
  'nfl.com (in dragnet) the rules for comments, on nbd.com.cn ' +
  '(in xmu-zh) the notes on rights. The network was trained on ' +
  'pages of these sets, so it makes fewer mistakes here than elsewhere, and there is less to gain. Speed is pages per second with the ' +
  'site, as a share of those without, by CPU time; both alternate, and learning is not included.';

/** What the table about `fovea` with a few siblings shows. */
export const SIBLINGS_NOTE =
  '`fovea + site` has the profile of the page and its k siblings, which are chosen as for the methods above. A profile of fewer than four ' +
  'pages says nothing about a site, so up to two siblings change nothing; the profile of the whole site is below.';

/** How seconds are measured. */
export const SECONDS_NOTE =
  'Milliseconds are CPU time from the sources of the page and its 4 siblings to the selection, by the protocol of the paper: the first ' +
  'run is discarded, then ten in a row whose standard deviation is less than a tenth of their mean. The paper times browser extensions ' +
  'that load the pages first, so only the order compares. Measured on';

/** What the table about whole runs shows. */
export const CRAWL_NOTE =
  'The command over all sets: memory is the most that the command and its workers had together, and CPU time that of all of them. Other ' +
  'work ran beside it, so wall time says little. With sites every page is parsed twice, once to learn and once to extract.';
