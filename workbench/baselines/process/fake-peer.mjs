// A peer for tests that does what the page says. `node fake-peer.mjs [greeting]`
import { createInterface } from 'node:readline';

const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const ORDERS = {
  say: async (text) => say({ text: `${text} from ${process.pid}` }),
  html: async (html) => say({ html }),
  slow: async (text) => {
    await wait(300);
    say({ text });
  },
  burn: async (text) => {
    const start = process.cpuUsage();
    for (let spent = 0; spent < Number(text) * 1000; ) {
      for (let turn = 0; turn < 1e6; turn++);
      const { user, system } = process.cpuUsage(start);
      spent = user + system;
    }
    say({ text });
  },
  fail: async (error) => say({ text: 'lost', error }),
  broken: async (error) => say({ text: '', error, isBroken: true }),
  hang: async () => {
    for (;;);
  },
  die: async (words) => {
    process.stderr.write(words, () => process.exit(3));
    await wait(10_000);
  },
  garbage: async () => process.stdout.write('not JSON\n'),
};

say(JSON.parse(process.argv[2] ?? '{"ready":"1.0"}'));
for await (const line of createInterface({ input: process.stdin })) {
  const { html } = JSON.parse(line);
  const space = html.indexOf(' ');
  await ORDERS[html.slice(0, space)](html.slice(space + 1));
}
