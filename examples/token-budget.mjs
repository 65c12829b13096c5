// As much of a page as a model should read: first the outline, then the part that matters.
import { estimateTokens, extract } from 'fovea';
import { STORY } from './story.mjs';

const { sections = [] } = extract(STORY, { formats: ['sections'] });
for (const { id, headings, tokens } of sections)
  console.log(`${id}: ${headings.at(-1) ?? '…'} (${tokens} tokens)`);

const { markdown } = extract(STORY, { formats: ['markdown'], query: 'moon tide', maxTokens: 100 });
console.log(`${estimateTokens(markdown)} tokens:`);
console.log(markdown);
