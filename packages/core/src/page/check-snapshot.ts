import { FoveaError } from '../errors.ts';
import { isRecord } from '../option-tables/check-value.ts';
import type { ComputedStyle } from './page-layout.ts';
import { type PageSnapshot, SNAPSHOT_FORMAT, SNAPSHOT_VERSION, type SnapshotNodes } from './snapshot.ts';
import { Namespace, NodeKind } from './tree.ts';

/**
 * Largest coordinate: far beyond what a browser lays out (2^25 pixels), small enough that sums and areas stay exact.
 * @cap
 */
const MAX_COORDINATE = 1e8;
/** @format */
const ALL_HIDDEN_BITS = 255;

const STYLE_STRINGS = [
  'display',
  'visibility',
  'position',
  'float',
  'whiteSpace',
  'writingMode',
  'direction',
  'textAlign',
  'color',
  'backgroundColor',
] as const satisfies readonly (keyof ComputedStyle)[];

const STYLE_NUMBERS = [
  'opacity',
  'fontSize',
  'fontWeight',
  'lineHeight',
] as const satisfies readonly (keyof ComputedStyle)[];

/** Whether a value claims to be a snapshot; `checkSnapshot` validates it. */
export function isSnapshot(value: unknown): value is PageSnapshot {
  return isRecord(value) && value['format'] === SNAPSHOT_FORMAT;
}

/** Throws a `FoveaError` that says what is wrong, unless every part of a snapshot is present and within bounds. */
export function checkSnapshot(value: unknown): asserts value is PageSnapshot {
  if (!isSnapshot(value)) fail(`it does not say "format": "${SNAPSHOT_FORMAT}"`);
  const snapshot: Readonly<Record<keyof PageSnapshot, unknown>> = value;
  if (snapshot.version !== SNAPSHOT_VERSION)
    fail(`it is of version ${String(snapshot.version)}, and this Fovea reads version ${SNAPSHOT_VERSION}`);
  if (snapshot.url !== null && typeof snapshot.url !== 'string') fail('url is no string');
  if (typeof snapshot.title !== 'string') fail('title is no string');
  if (typeof snapshot.quirks !== 'boolean') fail('quirks is not true or false');
  checkSize(snapshot.viewport, 'viewport');
  checkSize(snapshot.document, 'document');
  checkDoctype(snapshot.doctype);
  checkEach(snapshot.strings, 'strings', (text) => typeof text === 'string');
  checkEach(snapshot.styles, 'styles', isStyle);
  checkEach(snapshot.warnings, 'warnings', isWarning);
  checkTables(value);
}

function checkTables({ nodes, attributes, strings, styles }: PageSnapshot): void {
  if (!isRecord(nodes) || !isRecord(attributes)) fail('nodes or attributes are missing');
  if (!Array.isArray(nodes.kind) || nodes.kind.length === 0) fail('nodes.kind is empty');
  const size = nodes.kind.length;
  checkIntegers(nodes.kind, 'nodes.kind', size, 0, NodeKind.comment);
  checkIntegers(nodes.namespace, 'nodes.namespace', size, 0, Namespace.other);
  checkIntegers(nodes.name, 'nodes.name', size, -1, strings.length - 1);
  checkIntegers(nodes.style, 'nodes.style', size, 0, styles.length - 1);
  checkIntegers(nodes.hidden, 'nodes.hidden', size, 0, ALL_HIDDEN_BITS);
  checkIntegers(nodes.depth, 'nodes.depth', size, 0, size);
  checkShape(nodes);
  for (const column of ['x', 'y'] as const)
    checkNumbers(nodes[column], `nodes.${column}`, size, -MAX_COORDINATE);
  for (const column of ['width', 'height'] as const)
    checkNumbers(nodes[column], `nodes.${column}`, size, 0, 2 * MAX_COORDINATE);
  if (!Array.isArray(attributes.name)) fail('attributes.name is no list');
  const rows = attributes.name.length;
  checkIntegers(attributes.name, 'attributes.name', rows, 0, strings.length - 1);
  checkIntegers(attributes.value, 'attributes.value', rows, 0, strings.length - 1);
  checkIntegers(nodes.attributeCount, 'nodes.attributeCount', size, 0, rows);
  let counted = 0;
  for (const count of nodes.attributeCount) counted += count;
  if (counted !== rows) fail('nodes.attributeCount does not add up to the attributes');
}

/** Checks that the depths form a tree: one document at the top, and children only below nodes that can have them. */
function checkShape({ kind, depth, name }: SnapshotNodes): void {
  if (kind[0] !== NodeKind.document || depth[0] !== 0) fail('node 0 is not the document');
  let mayHaveChildren = true;
  for (let id = 1; id < kind.length; id++) {
    const isElement = kind[id] === NodeKind.element;
    if (kind[id] === NodeKind.document || depth[id] === 0) fail(`node ${id} is a second document`);
    if (depth[id]! > depth[id - 1]! + (mayHaveChildren ? 1 : 0)) fail(`node ${id} is too deep`);
    if (kind[id] !== NodeKind.doctype && name[id]! < 0) fail(`node ${id} has no name`);
    mayHaveChildren = isElement;
  }
}

function checkSize(size: unknown, name: string): void {
  const isFine =
    isRecord(size) && ['width', 'height'].every((side) => isNumber(size[side], 0, 2 * MAX_COORDINATE));
  if (!isFine) fail(`${name} is no size`);
}

function checkDoctype(doctype: unknown): void {
  if (doctype === null) return;
  checkEach(doctype, 'doctype', (part) => typeof part === 'string');
  if ((doctype as readonly unknown[]).length !== 3) fail('doctype does not have three parts');
}

function checkEach(list: unknown, name: string, isFine: (item: unknown) => boolean): void {
  if (!Array.isArray(list)) fail(`${name} is no list`);
  // `every` would skip a hole in an array.
  for (let index = 0; index < list.length; index++) {
    if (!isFine(list[index])) fail(`${name}[${index}] is malformed`);
  }
}

function checkIntegers(column: unknown, name: string, length: number, least: number, most: number): void {
  checkNumbers(column, name, length, least, most);
  const wrong = (column as readonly number[]).findIndex((value) => value % 1 !== 0);
  if (wrong >= 0) fail(`${name}[${wrong}] is no whole number`);
}

function checkNumbers(
  column: unknown,
  name: string,
  length: number,
  least: number,
  most = MAX_COORDINATE,
): void {
  if (!Array.isArray(column) || column.length !== length) fail(`${name} does not have ${length} entries`);
  // One loop without calls: a page has a hundred thousand such numbers, and in a browser this code never warms up.
  for (let index = 0; index < length; index++) {
    const value: unknown = column[index];
    if (typeof value !== 'number' || !(value >= least && value <= most))
      fail(`${name}[${index}] is out of range`);
  }
}

function isStyle(style: unknown): boolean {
  return (
    isRecord(style) &&
    STYLE_STRINGS.every((name) => typeof style[name] === 'string') &&
    STYLE_NUMBERS.every((name) => isNumber(style[name], 0, MAX_COORDINATE))
  );
}

function isWarning(warning: unknown): boolean {
  return isRecord(warning) && typeof warning['code'] === 'string' && typeof warning['message'] === 'string';
}

function isNumber(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}

function fail(what: string): never {
  throw new FoveaError('invalid-input', `This is not a snapshot that can be read: ${what}.`);
}
