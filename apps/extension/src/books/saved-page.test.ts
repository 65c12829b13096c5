import { extract } from 'fovea';
import 'fovea/methods';
import { expect, it } from 'vitest';
import { picturesOf, replacePictures, savedPageOf, sitesOf } from './saved-page.ts';

const PAGE = `<article><h1>A page</h1><p>${'A sentence with a picture, and with commas, that is long. '.repeat(8)}
<img src="/a.png?x=1&amp;y=2" alt="5 &gt; 3"> <img src="https://cdn.example/b.jpg"></p></article>`;

it('finds the pictures of a page and their sites, and replaces them', () => {
  const page = savedPageOf(
    extract(PAGE, { url: 'https://a.example:8080/', formats: ['html'], include: 'article' }),
  );
  const pictures = picturesOf(page);
  expect(pictures).toEqual(['https://a.example:8080/a.png?x=1&y=2', 'https://cdn.example/b.jpg']);
  expect(sitesOf([...pictures, ...pictures, 'data:image/gif;base64,', '::'])).toEqual([
    'https://a.example/*',
    'https://cdn.example/*',
  ]);
  const replaced = replacePictures(page.content, (src) => (src.endsWith('jpg') ? 'data:x' : null));
  expect(replaced).toContain('src="data:x"');
  expect(replaced).toContain('a.png?x=1&amp;y=2');
});
