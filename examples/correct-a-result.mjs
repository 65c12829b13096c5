// What was left out and why, and a second extraction with one block brought back.
import { extract } from 'fovea';
import { STORY } from './story.mjs';

const { removed = [] } = extract(STORY, { explain: true });
for (const { nodeId, reason, text } of removed) console.log(`${nodeId}: ${reason}: ${text}`);

const letter = removed.find(({ text }) => text.includes('Subscribe'));
const corrected = extract(STORY, { restore: [letter.nodeId], formats: ['text'] });
console.log(corrected.text.includes('Subscribe') ? 'The letter is back.' : 'It is still missing.');
