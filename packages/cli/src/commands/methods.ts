import type { Command } from 'commander';
import type { Method } from 'fovea';

const EXAMPLES = `
Examples:
  fovea methods
  fovea methods --json | jq -r '.[].name'
  fovea page.html --method cectd-ds --option NAME=VALUE`;

/** Adds `fovea methods`. */
export function addMethodsCommand(program: Command): void {
  program
    .command('methods')
    .description('list the methods for --method, with their parameters and sources')
    .option('--json', 'as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (flags: { readonly json?: boolean }) => {
      const { methods } = await import('fovea/methods');
      const list = methods();
      process.stdout.write(flags.json === true ? `${asJson(list)}\n` : list.map(describe).join('\n'));
    });
}

function asJson(list: readonly Method[]): string {
  const plain = list.map(({ name, about, needs, parameters, citation }) => {
    return { name, about, needs, parameters, ...(citation === undefined ? {} : { citation }) };
  });
  return JSON.stringify(plain, null, process.stdout.isTTY ? 2 : undefined);
}

function describe(method: Method): string {
  const lines = [method.name, `  ${method.about}`];
  if (method.needs.length > 0) lines.push(`  needs: ${method.needs.join(', ')}`);
  for (const { name, default: value, about, choices } of method.parameters) {
    const among = choices === undefined ? '' : ` (${choices.join(', ')})`;
    lines.push(`  --option ${name}=${value}${among}  ${about}`);
  }
  const { citation } = method;
  if (citation !== undefined) {
    const doi = citation.doi === undefined ? '' : ` doi:${citation.doi}`;
    lines.push(`  ${citation.authors}: ${citation.title} (${citation.year}).${doi}`);
  }
  return `${lines.join('\n')}\n`;
}
