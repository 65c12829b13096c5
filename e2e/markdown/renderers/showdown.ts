import showdown from 'showdown';
import { type MarkdownRenderer, oneByOne } from './renderer.ts';

const plain = new showdown.Converter();
const github = new showdown.Converter();
github.setFlavor('github');

/** Showdown as it comes, and in GitHub's flavour: tables, struck words, bare addresses as links. */
export const showdownRenderers: readonly MarkdownRenderer[] = [
  oneByOne('Showdown', (markdown) => plain.makeHtml(markdown)),
  oneByOne('Showdown, GitHub flavour', (markdown) => github.makeHtml(markdown)),
];
