import { hashStep, oddnessStep } from '../names/name-table.ts';
import { TextBit } from '../text/decode.ts';
import { isWhitespace } from '../text/segments.ts';
import type { Tokenizer } from './tokenizer.ts';

const GREATER_THAN = 0x3e;
const SOLIDUS = 0x2f;
const EQUALS = 0x3d;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;

const ASCII = 128;
/** In place of a name: the tag has no room for another attribute. */
const DROPPED = -1;

/** What a unit below 128 becomes in a tag name: its lower case, U+FFFD for NUL, 0 if it ends the name. */
const TAG_NAME_UNITS: Uint16Array = nameUnits('\t\n\f\r />');
/** The same for attribute names. */
const ATTRIBUTE_NAME_UNITS: Uint16Array = nameUnits('\t\n\f\r />=');

function nameUnits(ends: string): Uint16Array {
  const units = new Uint16Array(ASCII);
  for (let unit = 0; unit < ASCII; unit++) units[unit] = unit >= 0x41 && unit <= 0x5a ? unit | 0x20 : unit;
  for (const end of ends) units[end.charCodeAt(0)] = 0;
  units[0] = 0xfffd;
  return units;
}

/** "Tag name state" of a start tag whose name begins at `at`. Drops a tag cut off by the end of the source. */
export function readStartTag(tokenizer: Tokenizer, at: number): void {
  const end = readTag(tokenizer, at);
  tokenizer.position = end < 0 ? tokenizer.source.length : end;
  tokenizer.tokenEnd = tokenizer.position;
  if (end >= 0) tokenizer.sink.startTag();
}

/** The same for an end tag; its attributes are read and dropped. */
export function readEndTag(tokenizer: Tokenizer, at: number): void {
  const end = readTag(tokenizer, at);
  tokenizer.position = end < 0 ? tokenizer.source.length : end;
  tokenizer.tokenEnd = tokenizer.position;
  if (end >= 0) tokenizer.sink.endTag();
}

/** Reads a tag from its name to its `>`; returns the offset after it, or -1 if the source ends first. */
function readTag(tokenizer: Tokenizer, start: number): number {
  const { source } = tokenizer;
  const { length } = source;
  const units = TAG_NAME_UNITS;
  let at = start;
  let read = 0;
  let hash = 0;
  let oddness = 0;
  for (; at < length; at++) {
    read = source.charCodeAt(at);
    const unit = read < units.length ? units[read]! : read;
    if (unit === 0) break;
    hash = hashStep(hash, unit);
    oddness = oddnessStep(oddness, unit);
  }
  if (at >= length) return -1;
  tokenizer.tagName = tokenizer.tagNames.intern(source, start, at, hash, oddness);
  tokenizer.attributeCount = 0;
  tokenizer.droppedAttributes = 0;
  tokenizer.isSelfClosing = false;
  if (read === GREATER_THAN) return at + 1;
  tokenizer.tagNumber++;
  return readAttributes(tokenizer, at);
}

/** "Before attribute name state" and what follows it, up to the `>`. */
function readAttributes(tokenizer: Tokenizer, start: number): number {
  const { source } = tokenizer;
  const { length } = source;
  let at = start;
  while (at < length) {
    const unit = source.charCodeAt(at);
    if (unit === GREATER_THAN) return at + 1;
    if (isWhitespace(unit)) at++;
    else if (unit === SOLIDUS) {
      if (source.charCodeAt(at + 1) === GREATER_THAN) {
        tokenizer.isSelfClosing = true;
        return at + 2;
      }
      at++;
    } else {
      at = readAttribute(tokenizer, at, unit);
      if (at < 0) return -1;
    }
  }
  return -1;
}

/**
 * "Attribute name state" up to the end of the value, given the unit at `start`; returns the offset after it, or -1 at
 * the end of the source.
 */
function readAttribute(tokenizer: Tokenizer, start: number, first: number): number {
  const { source } = tokenizer;
  const { length } = source;
  const units = ATTRIBUTE_NAME_UNITS;
  // A leading equals sign belongs to the name.
  let unit = first < ASCII ? TAG_NAME_UNITS[first]! : first;
  let read = 0;
  let at = start + 1;
  let hash = hashStep(0, unit);
  let oddness = oddnessStep(0, unit);
  for (; at < length; at++) {
    read = source.charCodeAt(at);
    unit = read < units.length ? units[read]! : read;
    if (unit === 0) break;
    hash = hashStep(hash, unit);
    oddness = oddnessStep(oddness, unit);
  }
  const nameEnd = at;
  while (isWhitespace(read) && ++at < length) read = source.charCodeAt(at);
  if (at >= length) return -1;
  // A name that would be dropped is not remembered: a page of many would fill the table.
  const isFull = tokenizer.attributeCount >= tokenizer.maxAttributes;
  const name = isFull ? DROPPED : tokenizer.attributeNames.intern(source, start, nameEnd, hash, oddness);
  if (read === EQUALS) return readValue(tokenizer, name, at + 1);
  addAttribute(tokenizer, name, -1, -1);
  return at;
}

/** "Before attribute value state". */
function readValue(tokenizer: Tokenizer, name: number, start: number): number {
  const { source } = tokenizer;
  const { length } = source;
  let at = start;
  while (at < length && isWhitespace(source.charCodeAt(at))) at++;
  if (at >= length) return -1;
  const unit = source.charCodeAt(at);
  if (unit === QUOTE || unit === APOSTROPHE) {
    const end = source.indexOf(unit === QUOTE ? '"' : "'", at + 1);
    if (end < 0) return -1;
    addAttribute(tokenizer, name, at + 1, end);
    return end + 1;
  }
  let end = at;
  for (; end < length; end++) {
    const value = source.charCodeAt(end);
    if (value === GREATER_THAN || isWhitespace(value)) break;
  }
  if (end >= length) return -1;
  addAttribute(tokenizer, name, at, end);
  return end;
}

/** Adds the attribute unless the tag already has one of that name, or has too many. */
function addAttribute(tokenizer: Tokenizer, name: number, start: number, end: number): void {
  if (name === DROPPED) {
    tokenizer.droppedAttributes++;
    return;
  }
  if (name >= tokenizer.seenInTag.length) growSeen(tokenizer);
  if (tokenizer.seenInTag[name] === tokenizer.tagNumber) return;
  tokenizer.seenInTag[name] = tokenizer.tagNumber;
  const { arena } = tokenizer;
  const bits = start < end ? tokenizer.textBits(start, end, VALUE_BITS) : 0;
  arena.writeAttribute(arena.attributes + tokenizer.attributeCount, name, start, end, bits);
  tokenizer.attributeCount++;
}

const VALUE_BITS = TextBit.references | TextBit.nulls | TextBit.attribute;

function growSeen(tokenizer: Tokenizer): void {
  const larger = new Int32Array(tokenizer.attributeNames.names.length * 2);
  larger.set(tokenizer.seenInTag);
  tokenizer.seenInTag = larger;
}
