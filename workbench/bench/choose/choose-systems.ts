import { methods } from 'fovea/methods';
import { type Extractor, isOnPages } from '../../baselines/extractor.ts';
import { callRoll, extractorNamed, extractors } from '../../baselines/registry.ts';
import { comparators } from '../../comparators/registry.ts';
import type { BenchOptions, Choice } from '../options.ts';

/** A system of the run. */
export interface ChosenSystem {
  /** Its name in tables; that of an earlier version includes the version. */
  readonly label: string;
  /** The name of its extractor. */
  readonly name: string;
  readonly version: string;
  readonly extractor: Extractor;
  /** True for an earlier version, of which only cached results are available. */
  readonly isPast?: boolean;
}

/** The method that was trained on the datasets, and what a reader of its numbers must know. */
const LEARNED = 'fovea:fovea';
const CROSS_FITTED = `${LEARNED} was trained on these datasets: each page is scored by a copy that has seen no page of its site.`;

/** Finds the wanted systems; those that are not installed become notices. */
export async function chooseSystems({
  methods: wantedMethods,
  peers,
}: Pick<BenchOptions, 'methods' | 'peers'>): Promise<{
  readonly systems: readonly ChosenSystem[];
  readonly notices: readonly string[];
}> {
  const named = [wantedMethods, peers].flatMap((choice) => (typeof choice === 'string' ? [] : choice));
  const past = await Promise.all(named.filter((name) => name.includes('@')).map(systemNamed));
  const { present, notices } = await callRoll([...pickMethods(wantedMethods), ...pickPeers(peers)]);
  const systems = present.map(({ extractor, version }) => current(extractor, version));
  const isLearned = systems.some(({ name }) => name === LEARNED);
  return { systems: [...systems, ...past], notices: isLearned ? [...notices, CROSS_FITTED] : notices };
}

/** `NAME` as it is now, or `NAME@VERSION` as it once was. */
export async function systemNamed(text: string): Promise<ChosenSystem> {
  const at = text.indexOf('@');
  const extractor = extractorNamed(at === -1 ? text : text.slice(0, at));
  const system = current(extractor, await extractor.version());
  const version = at === -1 ? system.version : text.slice(at + 1);
  return version === system.version
    ? system
    : { ...system, version, label: `${system.name}@${version}`, isPast: true };
}

function current(extractor: Extractor, version: string): ChosenSystem {
  return { label: extractor.name, name: extractor.name, version, extractor };
}

function pickMethods(choice: Choice): readonly Extractor[] {
  if (typeof choice !== 'string') return currentNames(choice).map(extractorNamed);
  const needLayout = new Set(
    [...methods(), ...comparators().map(({ method }) => method)]
      .filter(({ needs }) => needs.includes('layout'))
      .map(({ name }) => name),
  );
  const all = extractors().filter(choice === 'all' ? isOnPages : ({ kind }) => kind === 'fovea');
  return all.filter(({ name }) => !needLayout.has(name.replace('fovea:', '')));
}

function pickPeers(choice: Choice): readonly Extractor[] {
  if (typeof choice !== 'string') return currentNames(choice).map(extractorNamed);
  return extractors().filter((extractor) => !isOnPages(extractor));
}

function currentNames(names: readonly string[]): readonly string[] {
  return names.filter((name) => !name.includes('@'));
}
