import { join } from 'node:path';
import type { Extractor } from '../../extractor.ts';
import { processPeer } from '../../process/process-peer.ts';
import { ROOT } from '../../root.ts';

const PYTHON = join(ROOT, '.cache/baselines/extractnet/bin/python');
const FOLDER = join(ROOT, 'workbench/baselines/python');
const SERVE = join(FOLDER, 'extractnet/serve.py');

/** A learned peer that needs an older Python than the others. */
export const extractnetPeer: Extractor = processPeer(
  'python',
  'ExtractNet, a network over blocks',
  {
    name: 'extractnet',
    file: PYTHON,
    args: ['-B', SERVE, 'extractnet'],
    needs: [PYTHON],
    hint: 'npm run baselines:extractnet',
  },
  [SERVE, join(FOLDER, 'serve.py'), join(FOLDER, 'extractnet/peers.py')],
);
