import { methods } from 'fovea';
import type { Extractor } from '../../baselines/extractor.ts';
import { callRoll, extractorNamed, extractors } from '../../baselines/registry.ts';
import type { BenchOptions, Choice } from '../options.ts';

/** A system that the run is about. */
export interface ChosenSystem {
  readonly name: string;
  readonly version: string;
  readonly extractor: Extractor;
  /** An earlier version: only what is cached of it can be had. */
  readonly isPast?: boolean;
}

/** Finds the wanted systems; those that are not installed become notices. */
export async function chooseSystems({
  methods: wantedMethods,
  peers,
}: Pick<BenchOptions, 'methods' | 'peers'>): Promise<{
  readonly systems: readonly ChosenSystem[];
  readonly notices: readonly string[];
}> {
  const { present, notices } = await callRoll([...pickMethods(wantedMethods), ...pickPeers(peers)]);
  const systems = present.map(({ extractor, version }) => ({ name: extractor.name, version, extractor }));
  return { systems, notices };
}

/** `NAME` as it is now, or `NAME@VERSION` as it once was. */
export async function systemNamed(text: string): Promise<ChosenSystem> {
  const at = text.indexOf('@');
  const extractor = extractorNamed(at === -1 ? text : text.slice(0, at));
  if (at === -1) return { name: extractor.name, version: await extractor.version(), extractor };
  const version = text.slice(at + 1);
  return { name: extractor.name, version, extractor, isPast: version !== (await extractor.version()) };
}

function pickMethods(choice: Choice): readonly Extractor[] {
  if (typeof choice !== 'string') return choice.map(extractorNamed);
  const needLayout = new Set(methods().filter(({ needs }) => needs.includes('layout')).map(({ name }) => name));
  const all = extractors().filter(({ kind }) => kind === 'fovea');
  return all.filter(({ name }) => !needLayout.has(name.replace('fovea:', '')));
}

function pickPeers(choice: Choice): readonly Extractor[] {
  if (typeof choice !== 'string') return choice.map(extractorNamed);
  return extractors().filter(({ kind }) => kind !== 'fovea');
}
