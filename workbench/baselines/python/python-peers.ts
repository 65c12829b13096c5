import { join } from 'node:path';
import type { Extractor } from '../extractor.ts';
import { processPeer } from '../process/process-peer.ts';
import { ROOT } from '../root.ts';

const PYTHON = join(ROOT, '.cache/baselines/python/bin/python');
const FOLDER = join(ROOT, 'workbench/baselines/python');
const SERVE = join(FOLDER, 'serve.py');
const PEERS = join(FOLDER, 'peers.py');

/** Names as `peers.py` knows them. */
const ABOUT: Readonly<Record<string, string>> = {
  trafilatura: 'trafilatura, standard mode',
  'trafilatura-fast': 'trafilatura without its fallbacks',
  'trafilatura-precision': 'trafilatura, favouring precision',
  'trafilatura-recall': 'trafilatura, favouring recall',
  resiliparse: 'Resiliparse, main content',
  'readability-lxml': 'readability-lxml',
  justext: "jusText, stop words of the page's declared language",
  boilerpy3: 'BoilerPy3, article extractor',
  newspaper4k: 'Newspaper4k',
  goose3: 'Goose3',
};

/** Peers in Python, in the order of the tables. */
export const pythonPeers: readonly Extractor[] = Object.entries(ABOUT).map(([name, about]) =>
  processPeer(
    'python',
    about,
    { name, file: PYTHON, args: ['-B', SERVE, name], needs: [PYTHON], hint: 'npm run baselines:python' },
    [SERVE, PEERS],
  ),
);
