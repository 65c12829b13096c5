import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Argument, type Command } from 'commander';
import type { PairAgreement } from '../annotations/agreement.ts';
import { parseCount } from '../arguments.ts';
import { counted } from '../counted.ts';
import { EXIT, log, UsageError, warn } from '../exit.ts';
import { stopOnSignal } from '../stop-on-signal.ts';
import { printable } from '../terminal.ts';

interface AnnotationFlags {
  readonly host: string;
  readonly port: number;
  readonly json?: boolean;
}

const PORT = 8787;
const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);
const TOKEN_BYTES = 24;

const EXAMPLES = `
Several people label pages with the extension's annotate mode; each confirmed label comes here as one line of a JSON Lines
file that only grows and that the workbench reads as a dataset. Paste the printed address into the settings of the
extension. The token is made anew at each start unless FOVEA_ANNOTATIONS_TOKEN holds one.

Examples:
  fovea annotations serve labels.jsonl
  FOVEA_ANNOTATIONS_TOKEN=… fovea annotations serve labels.jsonl --host 0.0.0.0   for programs on the network, without encryption;
                                                       the extension sends to its own machine alone (localhost, 127.0.0.1)
  fovea annotations agreement labels.jsonl             Cohen's kappa per label and word F1, per pair of annotators

Exit codes: 0 stopped or printed, 1 the file or the port cannot be used, 2 wrong usage.`;

/** Adds `fovea annotations`. */
export function addAnnotationsCommand(program: Command): void {
  program
    .command('annotations')
    .description('receive labels from the extension, and measure the agreement of annotators')
    .addArgument(
      new Argument('<action>', 'serve: receive records over HTTP; agreement: compare annotators').choices([
        'serve',
        'agreement',
      ]),
    )
    .argument('<file>', 'a JSON Lines file of records, which serve creates if it is not there')
    .option('--host <address>', 'serve: address to listen on', '127.0.0.1')
    .option('--port <n>', 'serve: port to listen on', parseCount, PORT)
    .option('--json', 'agreement: as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (action: string, file: string, flags: AnnotationFlags) => {
      process.exitCode = action === 'serve' ? await serve(file, flags) : await compare(file, flags);
    });
}

async function compare(path: string, { json }: AnnotationFlags): Promise<number> {
  const { agreementOfFile } = await import('../annotations/agreement-of-file.ts');
  const { agreement, badLines } = await agreementOfFile(path);
  if (badLines.length > 0)
    warn([
      `${counted(badLines.length, 'line is no record', 'lines are no records')}, the first is line ${badLines[0]}`,
    ]);
  process.stdout.write(json === true ? `${JSON.stringify(agreement)}\n` : tableOf(agreement.pairs));
  return EXIT.content;
}

async function serve(path: string, { host, port }: AnnotationFlags): Promise<number> {
  const [{ receiverServer }, { RecordFile }, { randomBytes }] = await Promise.all([
    import('../annotations/receiver.ts'),
    import('../annotations/record-file.ts'),
    import('node:crypto'),
  ]);
  const token = process.env['FOVEA_ANNOTATIONS_TOKEN'] ?? randomBytes(TOKEN_BYTES).toString('base64url');
  if (token.length < 16) throw new UsageError('FOVEA_ANNOTATIONS_TOKEN must have at least 16 characters');
  const file = await RecordFile.open(path);
  const server = receiverServer({
    token,
    isLocal: LOOPBACK.has(host),
    store: (record) => file.append(record),
    agreement: async () => {
      const { agreementOfFile } = await import('../annotations/agreement-of-file.ts');
      return (await agreementOfFile(path)).agreement;
    },
  });
  try {
    server.listen(port, host);
    await once(server, 'listening').catch(async (error: unknown) => {
      const { listenError } = await import('@fovea/server');
      throw listenError(error, { host, port });
    });
    const { address, port: own, family } = server.address() as AddressInfo;
    // The extension knows this machine by this name and by 127.0.0.1 alone.
    const isOwn = LOOPBACK.has(host) && family === 'IPv6';
    const name = isOwn ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
    if (!LOOPBACK.has(host)) warn(['labels and the token travel without encryption']);
    log(`writing to ${path}; address for the extension: http://${name}:${own}/#${token}`);
    const { signal } = stopOnSignal();
    await once(signal, 'abort');
    server.closeAllConnections();
    return EXIT.content;
  } finally {
    server.close();
    await file.close();
  }
}

function tableOf(pairs: readonly PairAgreement[]): string {
  if (pairs.length === 0) return 'No page has labels of two annotators.\n';
  const number = (value: number | null): string => (value === null ? '–' : value.toFixed(3));
  return pairs
    .map(({ annotators, pages, kappa, textF1 }) => {
      const kappas = Object.entries(kappa).map(([label, value]) => `${label} ${number(value)}`);
      return `${printable(annotators.join(' and '))}: ${counted(pages, 'page')}, kappa ${kappas.join(', ')}, word F1 ${number(textF1)}\n`;
    })
    .join('');
}
