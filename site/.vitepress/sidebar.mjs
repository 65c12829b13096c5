// The order in which people read: first what they want to do, then how it works, then what was measured.

const guide = (text, name) => ({ text, link: `/guide/${name}` });
const result = (text, name) => ({ text, link: `/results/${name}` });

const GUIDES = [
  {
    text: 'Begin',
    items: [
      guide('Start in a minute', 'start'),
      guide('Questions', 'questions'),
      { text: 'Overview', link: '/readme' },
    ],
  },
  {
    text: 'Do',
    items: [
      guide('In your program', 'library'),
      guide('On the command line', 'cookbook'),
      guide('As a server', 'server'),
      guide('For language models (MCP)', 'mcp'),
      guide('A crawl', 'crawl'),
      guide('Many pages of one site', 'sites'),
      guide('The playground', 'playground'),
      guide('The browser extension', 'extension'),
      guide('Coming from another tool', 'coming-from'),
      { text: 'Examples', link: '/examples/' },
    ],
  },
  {
    text: 'Understand',
    items: [
      guide('How it works', 'how-it-works'),
      guide('Methods and papers', 'methods'),
      { text: 'Architecture', link: '/architecture' },
      { text: 'Decisions', link: '/decisions/' },
      { text: 'Threat model', link: '/THREAT_MODEL' },
    ],
  },
  {
    text: 'Take part',
    items: [
      { text: 'Contributing', link: '/CONTRIBUTING' },
      guide('The workbench', 'workbench'),
      { text: 'Changelog', link: '/CHANGELOG' },
      { text: 'Security', link: '/SECURITY' },
    ],
  },
];

const RESULTS = [
  {
    text: 'Accuracy',
    items: [
      result('Overview', ''),
      result('By dataset', 'by-dataset'),
      result('By language', 'languages/by-language'),
      result('By page type', 'by-page-type'),
      result('Other tools', 'peers/'),
      result('Learned extractors', 'learned'),
      result('Word F1', 'word-f1/'),
      result('Decisions by block', 'blocks'),
      result('Strings that must survive', 'kept'),
      result('Metadata', 'metadata'),
      result('Discussions', 'posts'),
      result('Many pages of one site', 'site-level'),
    ],
  },
  {
    text: 'The default method',
    items: [
      result('Confidence', 'calibration'),
      result('Options', 'options'),
      result('Other scripts', 'scripts'),
      result('The same pages in many languages', 'parallel'),
      result('Rendered pages', 'rendered'),
      result('Hidden content', 'hidden'),
      result('What cleaning removes', 'passes'),
      result('Loss by cause', 'causes'),
    ],
  },
  {
    text: 'Cost',
    items: [
      result('Compared with others', 'perf'),
      result('The first pages', 'first'),
      result('Release by release', 'perf-history'),
      result('Growth', 'growth'),
      result('Throughput of the methods', 'methods'),
      result('The server', 'server'),
      result('Crawls', 'scale'),
      result('Bundles', 'bundles'),
      result('Trees', 'trees'),
    ],
  },
  {
    text: 'Trust',
    items: [
      result('Fidelity', 'fidelity'),
      result('Attacks', 'attack'),
      result('Mutation', 'mutation'),
      result('Tokens', 'tokens'),
      result('Layouts', 'layout'),
      result('The zoo', 'zoo'),
    ],
  },
];

const REFERENCE = [
  {
    text: 'Reference',
    items: [
      { text: 'All entries', link: '/api/' },
      { text: 'fovea', link: '/api/fovea' },
      ...['compat', 'layout', 'methods', 'options', 'page', 'site'].map((name) => ({
        text: `fovea/${name}`,
        link: `/api/fovea/${name}`,
      })),
      { text: 'fovea-html', link: '/api/fovea-html' },
      { text: 'fovea-capture', link: '/api/fovea-capture' },
    ],
  },
  {
    text: 'In words',
    items: [
      { text: 'The library', link: '/packages/core/' },
      { text: 'The command', link: '/packages/cli/' },
      { text: 'The parser', link: '/packages/html/' },
      { text: 'The table of a crawl', link: '/table' },
      { text: 'The worker protocol', link: '/worker' },
    ],
  },
];

/** The links at the top of every page. */
export const NAVIGATION = [
  { text: 'Guide', link: '/guide/start', activeMatch: '/guide/' },
  { text: 'Reference', link: '/api/', activeMatch: '/(api|packages)/' },
  { text: 'Results', link: '/results/', activeMatch: '/results/' },
];

/** The links beside a page, by the beginning of its address. */
export const SIDEBAR = {
  '/results/': RESULTS,
  '/api/': REFERENCE,
  '/packages/': REFERENCE,
  '/table': REFERENCE,
  '/worker': REFERENCE,
  '/': GUIDES,
};
