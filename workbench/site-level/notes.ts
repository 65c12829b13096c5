const GOLD =
  'TECO labels whole elements by hand, menus and teasers apart; here an element counts only if all of its text is gold.';
const VARYING =
  'It keeps all that is not literally the same on every page, and on our pages much of that is no content: teasers, counts, dates, comments.';

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
  'F1 of the words of the text that `extract` returns, without and with the profile of all pages of the site: text on three or more of ' +
  'them, and one of twenty, loses log-odds, unless it is the title, less than a fifth of the likely content would be new, or the page is ' +
  'a product or a collection. Some golds have what stands on every page: on nfl.com (in dragnet) the rules for comments, on nbd.com.cn ' +
  '(in xmu-zh) the notes on rights. The network was trained on ' +
  'pages of these sets, so it makes fewer mistakes here than elsewhere, and there is less to gain. Speed is pages per second with the ' +
  'site, as a share of those without; both alternate, and learning is not included.';
