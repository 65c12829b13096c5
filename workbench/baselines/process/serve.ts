// Serves one extractor that runs in Node: `node serve.js <name>`, a page per line in, a prediction per line out.
import { createInterface } from 'node:readline';
import { AbsentPeerError } from '../absent-peer-error.ts';
import type { ExtractorInput } from '../extractor.ts';
import { extractorNamed } from '../registry.ts';
import { denyNetwork } from './deny-network.ts';
import type { Greeting, Reply } from './peer-process.ts';

const write = process.stdout.write.bind(process.stdout);
const say = (line: Greeting | Reply): void => void write(`${JSON.stringify(line)}\n`);

// The output of a peer must not be mistaken for an answer.
process.stdout.write = process.stderr.write.bind(process.stderr);
denyNetwork();

const extractor = extractorNamed(process.argv[2] ?? '');

/** A page that loads the peer, so that the first real one does not pay for it. */
const FIRST_PAGE: ExtractorInput = { html: '<title>A</title><p>One.</p>', url: null };

async function greet(): Promise<Greeting> {
  try {
    const version = await extractor.version();
    await extractor.extract(FIRST_PAGE).catch((error: unknown) => {
      if (isMissingModule(error)) throw new AbsentPeerError(extractor.name, (error as Error).message);
    });
    return { ready: version };
  } catch (error) {
    if (error instanceof AbsentPeerError) return { absent: error.why };
    throw error;
  }
}

function isMissingModule(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).endsWith('MODULE_NOT_FOUND');
}

async function answer(page: ExtractorInput): Promise<Reply> {
  try {
    return await extractor.extract(page);
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    // WebAssembly that trapped stays broken: every later page would fail as well.
    return { text: '', error: `${name}: ${message}`, ...(name === 'RuntimeError' ? { isBroken: true } : {}) };
  }
}

say(await greet());
for await (const line of createInterface({ input: process.stdin })) {
  say(await answer(JSON.parse(line) as ExtractorInput));
}
process.exit(0);
