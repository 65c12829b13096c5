import { unescapeCss } from '../../page/selectors/unescape-css.ts';
import { type Applies, both, containerApplies, mediaApplies, supportsApplies } from './conditions.ts';
import { withoutComments } from './css-comments.ts';
import { type RuleContext, SelectorList, SheetRule } from './sheet-rule.ts';
import { statementsIn } from './statements.ts';

/** What the style sheets of a page contain. */
export interface SheetSink {
  readonly rules: SheetRule[];
  /** The layers so far, with their order. */
  readonly layers: Map<string, number>;
  /** The `@media` conditions evaluated so far: sheets repeat a few of them many times. */
  readonly conditions: Map<string, Applies>;
  /** The declarations of the last step of each animation. */
  readonly animations: Map<string, string>;
  /** Reads the style sheet in an imported `data:` address. */
  imported(address: string): void;
}

/** How deep blocks may nest. @cap */
const MAX_DEPTH = 16;
/** The layer number of rules outside of layers. @format */
const NO_LAYER = 1_000_000;

/** An open block. */
interface Block {
  /** Where its declarations start that have not been added yet; -1 if the block cannot have any. */
  from: number;
  /** The range of the selectors that its declarations belong to; -1 outside of rules. */
  readonly selectorsStart: number;
  readonly selectorsEnd: number;
  readonly context: RuleContext;
  /** The context of the rules in it; created for the first of them. */
  inner: RuleContext | null;
  readonly layer: string;
  readonly applies: Applies;
  /** The animation whose steps it contains. */
  readonly animation: string | null;
}

/** What opens and closes parts of a sheet, outside of brackets. A pair of brackets that contains none of it is skipped. */
const SIGN = /\([^()[\]{}"'\\/]*\)|[{}"'\\([]|\/\*/gu;
/** The same inside brackets, where braces do not count. */
const SIGN_IN_BRACKETS = /["'\\()[\]]|\/\*/gu;

/** Reads the rules of a style sheet as browsers do, in one pass. `applies` holds for the whole sheet. */
export function scanSheet(css: string, sink: SheetSink, applies: Applies): void {
  new SheetScanner(css, sink, applies).scan();
}

class SheetScanner {
  readonly #css: string;
  readonly #sink: SheetSink;
  readonly #blocks: Block[];
  #block: Block;
  /** Where the current selectors or statement start. */
  #start = 0;
  /** The first semicolon at or after the place where one was last looked for. */
  #semicolon = -1;
  /** Whether a step, by the start of its name, is the last one of its animation: a step may have many pieces. */
  #lastStep = { start: -1, isLast: false };
  /** Whether there were comments or escapes since the last brace. */
  #isIntricate = false;
  /** Browsers read `@import` only before the first rule. */
  #mayImport = true;
  #brackets = 0;
  /** How many open blocks are nested too deep to be read. */
  #tooDeep = 0;

  constructor(css: string, sink: SheetSink, applies: Applies) {
    this.#css = css;
    this.#sink = sink;
    const context = { css, parent: null, layer: NO_LAYER, isForAll: applies === 'always' };
    this.#block = { ...NO_RULE, context, inner: context, layer: '', applies };
    this.#blocks = [this.#block];
  }

  scan(): void {
    const css = this.#css;
    for (let at = 0; ; ) {
      const sign = this.#brackets === 0 ? SIGN : SIGN_IN_BRACKETS;
      // An import may have used the pattern on another sheet in the meantime.
      sign.lastIndex = at;
      if (!sign.test(css)) break;
      at = this.#take(css.charCodeAt(sign.lastIndex - 1), sign.lastIndex);
    }
    this.#statements(this.#start, css.length);
    while (this.#blocks.length > 1) this.#leave(css.length);
  }

  /** Handles the token that ends before `end`, and returns where to continue. */
  #take(code: number, end: number): number {
    switch (code) {
      case 0x7b: // {
        this.#enter(end - 1);
        return end;
      case 0x7d: // }
        this.#leave(end - 1);
        return end;
      case 0x22: // "
      case 0x27: // '
        return this.#endOfString(code, end);
      case 0x2a: // the end of /*
        this.#isIntricate = true;
        return this.#endOfComment(end);
      case 0x5c: // \
        this.#isIntricate = true;
        return end + 1;
      case 0x28: // (
        if (this.#isAddress(end)) return this.#endOfAddress(end);
        this.#brackets++;
        return end;
      case 0x5b: // [
        this.#brackets++;
        return end;
      default:
        // Outside of brackets, this is the end of a pair that was skipped.
        if (this.#brackets > 0) this.#brackets--;
        return end;
    }
  }

  #enter(at: number): void {
    const outer = this.#block;
    if (this.#blocks.length > MAX_DEPTH) this.#tooDeep++;
    else if (outer.applies === 'never') this.#open(outer, at);
    else {
      this.#statements(this.#start, at);
      this.#takeDeclarations(this.#start);
      this.#mayImport = false;
      this.#open(this.#blockOf(outer, at), at);
    }
    this.#isIntricate = false;
  }

  #open(block: Block, at: number): void {
    this.#blocks.push(block);
    this.#block = block;
    this.#start = at + 1;
  }

  #leave(at: number): void {
    if (this.#tooDeep > 0) {
      this.#tooDeep--;
      return;
    }
    // An unmatched closing brace belongs to the selectors after it and makes them invalid.
    if (this.#blocks.length === 1) return;
    this.#takeDeclarations(at);
    this.#blocks.pop();
    this.#block = this.#blocks[this.#blocks.length - 1]!;
    if (this.#block.from !== -1) this.#block.from = at + 1;
    this.#start = at + 1;
    this.#isIntricate = false;
  }

  /** Reads the statements before a place, such as `@import`, and moves the start behind the last of them. */
  #statements(from: number, to: number): void {
    if (!this.#holdsSemicolon(from, to)) return;
    const isOutside = this.#block.from === -1;
    for (const [start, end] of statementsIn(this.#css, from, to)) {
      if (isOutside) this.#statement(withoutComments(this.#css.slice(start, end)).trim());
      this.#start = end + 1;
    }
  }

  /** Whether a semicolon stands between two places; they are asked about in order, so that the sheet is searched once. */
  #holdsSemicolon(from: number, to: number): boolean {
    if (this.#semicolon < from) {
      const next = this.#css.indexOf(';', from);
      this.#semicolon = next === -1 ? this.#css.length : next;
    }
    return this.#semicolon < to;
  }

  #statement(text: string): void {
    const [, keyword = '', rest = ''] = AT_RULE.exec(text) ?? [];
    const name = keyword.toLowerCase();
    if (name === 'layer')
      for (const layer of rest.split(',')) this.#nameLayer(this.#block.layer, layer.trim());
    else if (name === 'import' && this.#mayImport && this.#block.applies === 'always') {
      const address = IMPORTED.exec(rest)?.[1];
      if (address !== undefined) this.#sink.imported(address);
    }
  }

  #blockOf(outer: Block, at: number): Block {
    const css = this.#css;
    let start = this.#start;
    while (isSpace(css.charCodeAt(start))) start++;
    const first = css.charCodeAt(start);
    if (first !== 0x40 && first !== 0x2f) return this.#rule(outer, start, at);
    // A comment may come before an at-rule.
    const prelude = withoutComments(css.slice(start, at)).trim();
    return prelude.startsWith('@')
      ? this.#group(unescapeCss(prelude), outer, at)
      : this.#rule(outer, start, at);
  }

  #rule(outer: Block, start: number, at: number): Block {
    const { layer, applies, animation } = outer;
    const context = this.#innerOf(outer);
    // Without a spread, which takes as long as all the rest of a rule.
    return {
      from: at + 1,
      selectorsStart: start,
      selectorsEnd: at,
      context,
      inner: null,
      layer,
      applies,
      animation,
    };
  }

  /** The context of the rules in a block: the layer, the conditions, and, if the block is a rule, its selectors. */
  #innerOf(block: Block): RuleContext {
    const { context, selectorsStart, selectorsEnd } = block;
    if (block.inner === null) {
      const text = withoutComments(this.#css.slice(selectorsStart, selectorsEnd)).trim();
      block.inner = { ...context, parent: new SelectorList(text, context.parent) };
    }
    return block.inner;
  }

  /** The block of an at-rule: rules under a condition, the steps of an animation, or something that is not read. */
  #group(prelude: string, outer: Block, at: number): Block {
    const length = prelude.slice(1).search(NO_NAME);
    const keyword = (length === -1 ? prelude : prelude.slice(0, length + 1)).toLowerCase();
    const rest = length === -1 ? '' : prelude.slice(length + 1);
    switch (keyword) {
      case '@media':
        return this.#conditional(outer, at, this.#media(rest));
      case '@supports':
        return this.#conditional(outer, at, supportsApplies(rest));
      case '@container':
        return this.#conditional(outer, at, containerApplies(rest));
      case '@layer':
        return this.#layered(outer, at, rest.trim() || `\0${this.#sink.layers.size}`);
      case '@scope': {
        const inner = this.#innerOf(outer);
        const context = { ...inner, parent: new SelectorList(SCOPE.exec(rest)?.[1] ?? '', inner.parent) };
        return { ...outer, ...NO_RULE, context, inner: context };
      }
      case '@keyframes':
      case '@-webkit-keyframes':
        return { ...outer, ...NO_RULE, inner: outer.context, animation: rest.trim().toLowerCase() };
      default:
        return { ...NEVER, context: outer.context };
    }
  }

  /** The block of a group. If it is nested in a rule, its declarations belong to that rule, under the condition of the group. */
  #conditional(outer: Block, at: number, condition: Applies): Block {
    const applies = both(outer.applies, condition);
    return this.#changed(outer, at, { applies, layer: outer.layer, number: outer.context.layer });
  }

  #layered(outer: Block, at: number, name: string): Block {
    const layer = this.#nameLayer(outer.layer, name);
    const number = this.#sink.layers.get(layer)!;
    return this.#changed(outer, at, { applies: outer.applies, layer, number });
  }

  #changed(
    outer: Block,
    at: number,
    { applies, layer, number }: { applies: Applies; layer: string; number: number },
  ): Block {
    const { selectorsStart, selectorsEnd, animation } = outer;
    const change = { layer: number, isForAll: applies === 'always' };
    const isInRule = selectorsStart !== -1;
    const context = { ...outer.context, ...change };
    const inner = isInRule ? { ...this.#innerOf(outer), ...change } : context;
    const from = isInRule ? at + 1 : -1;
    return { from, selectorsStart, selectorsEnd, context, inner, layer, applies, animation };
  }

  #media(condition: string): Applies {
    let applies = this.#sink.conditions.get(condition);
    if (applies === undefined) {
      applies = mediaApplies(condition);
      this.#sink.conditions.set(condition, applies);
    }
    return applies;
  }

  /** Adds the declarations of the innermost block, up to a place, to their rule or animation. */
  #takeDeclarations(to: number): void {
    const { from, context, selectorsStart, selectorsEnd, animation, applies } = this.#block;
    if (from === -1 || to <= from || applies === 'never') return;
    if (animation === null) {
      const place = { selectorsStart, selectorsEnd, bodyStart: from, bodyEnd: to };
      this.#sink.rules.push(new SheetRule(context, place, this.#isIntricate));
    } else if (this.#isLastStep(selectorsStart, selectorsEnd))
      this.#sink.animations.set(animation, withoutComments(this.#css.slice(from, to)));
  }

  #isLastStep(start: number, end: number): boolean {
    if (this.#lastStep.start !== start) {
      this.#lastStep = { start, isLast: LAST_STEP.test(this.#css.slice(start, end)) };
    }
    return this.#lastStep.isLast;
  }

  #nameLayer(outer: string, name: string): string {
    const { layers } = this.#sink;
    const full = `${outer}.${name}`;
    if (!layers.has(full)) layers.set(full, layers.size);
    return full;
  }

  /** Where a string ends: at its quote, or at the end of the line. */
  #endOfString(quote: number, from: number): number {
    const css = this.#css;
    for (let at = from; at < css.length; at++) {
      const code = css.charCodeAt(at);
      if (code === quote || code === 0x0a) return at + 1;
      if (code === 0x5c) at++;
    }
    return css.length;
  }

  /** Where a comment ends. An unclosed comment runs to the end, as in browsers. */
  #endOfComment(from: number): number {
    const end = this.#css.indexOf('*/', from);
    return end === -1 ? this.#css.length : end + 2;
  }

  /** Whether a bracket opens an unquoted address, in which no token counts. */
  #isAddress(end: number): boolean {
    return ADDRESS.test(this.#css.slice(end - 4, end)) && !QUOTED.test(this.#css.slice(end, end + 9));
  }

  /** Where an address ends. An unclosed one runs to the end of the sheet, so its end is searched for only once. */
  #endOfAddress(from: number): number {
    const css = this.#css;
    let end = css.indexOf(')', from);
    while (end !== -1 && css.charCodeAt(end - 1) === 0x5c) end = css.indexOf(')', end + 1);
    return end === -1 ? css.length : end + 1;
  }
}

/** A block without declarations or steps of an animation. */
const NO_RULE = {
  from: -1,
  selectorsStart: -1,
  selectorsEnd: -1,
  animation: null,
} as const;
/** A block that applies to no reader, so nothing in it is read. */
const NEVER = { ...NO_RULE, inner: null, layer: '', applies: 'never' } as const;

const AT_RULE = /^@([\w-]+)([\s\S]*)/u;
const NO_NAME = /[^\w-]/u;
const SCOPE = /^\s*\(([^()]*)\)/u;
const LAST_STEP = /(?:^|,)\s*(?:to|100%)\s*(?:,|$)/iu;
const IMPORTED = /^\s*(?:url\(\s*)?["']?(data:text\/css[^"')\s]*)/iu;
const ADDRESS = /url\(/iu;
const QUOTED = /^\s*["']/u;

function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d);
}
