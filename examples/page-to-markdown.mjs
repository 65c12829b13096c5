// The content of a page as Markdown, with front matter: what a note or a static site needs.
import { extract, frontMatter } from 'fovea';
import { STORY } from './story.mjs';

const result = extract(STORY, { url: 'https://example.org/harbour', formats: ['markdown'] });
console.log(frontMatter(result) + result.markdown);
