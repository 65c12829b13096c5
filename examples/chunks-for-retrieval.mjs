// An index for retrieval: chunks that know where they are from, so that an answer can cite its source.
import { extract } from 'fovea';
import { STORY } from './story.mjs';

const { chunks = [], url } = extract(STORY, {
  url: 'https://example.org/harbour',
  formats: ['chunks'],
  chunks: { maxTokens: 64 },
});

/** Words of a text, as a poor man's embedding. */
const wordsOf = (text) => new Set(text.toLowerCase().match(/\p{L}+/gu));
const index = chunks.map((chunk) => ({ chunk, words: wordsOf(chunk.markdown) }));

const question = wordsOf('When do the boats leave with the tide?');
const score = ({ words }) => [...question].filter((word) => words.has(word)).length;
const [best] = index.toSorted((a, b) => score(b) - score(a));

const { headings, text, source } = best.chunk;
console.log(text);
console.log(`— ${url}, ${headings.join(' › ')}, characters ${source.start} to ${source.end}`);
console.log(`In the source: ${STORY.slice(source.start, source.end).slice(0, 40)}…`);
