// A discussion post by post: found by repetition, in any language.
import { extract } from 'fovea';

const post = (author, text) =>
  `<div class="post"><a class="author" href="/u/${author}">${author}</a> <time datetime="2026-03-01T10:00">1 March</time><div class="text"><p>${text}</p></div></div>`;
const page = `<!doctype html><title>When do the boats leave?</title><main>
${post('ada', 'I would like to see the islands next week. When do the boats leave, and do they come back on the same day?')}
${post('ben', 'They leave two hours before high water, so that the time changes every day. There is a table at the harbour office.')}
${post('cem', 'And they come back with the next tide, which is in the evening at that time of the year. Take something warm with you.')}
${post('dee', 'We went in March. The crossing takes an hour, and the wind was so strong that they would not land on the outer island.')}
</main>`;

const { posts = [] } = extract(page, { posts: true, formats: ['text'] });
for (const { author, text } of posts) console.log(`${author}: ${text}`);
console.log(`${posts.length} posts`);
