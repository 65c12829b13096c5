// Checks the built site: every link between its pages leads to a page, and every `#name` to a place on it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ID = /\sid="([^"]*)"/gu;
const HREF = /<a\s[^>]*?href="([^"]*)"/gu;
const OUTSIDE = /^[a-z][a-z+.-]*:|^\/\//iu;

/** The dead links of a built site; `base` is the address under which it will be served. */
export function deadLinks(folder, base) {
  const pages = new Map(
    readdirSync(folder, { recursive: true })
      .filter((path) => path.endsWith('.html') && !path.startsWith('playground'))
      .map((path) => [join(folder, path), readFileSync(join(folder, path), 'utf8')]),
  );
  const ids = new Map([...pages].map(([path, html]) => [path, new Set(all(html, ID))]));
  const dead = [];
  for (const [page, html] of pages) {
    for (const href of new Set(all(html, HREF))) {
      if (OUTSIDE.test(href)) continue;
      const [path, hash = ''] = href.split('#', 2);
      const target = path === '' ? page : fileOf(folder, base, page, path);
      if (!existsSync(target)) dead.push(`${relative(folder, page)}: ${href} leads nowhere`);
      else if (hash !== '' && ids.get(target)?.has(decodeURIComponent(hash)) === false)
        dead.push(`${relative(folder, page)}: ${href} names no place on its page`);
    }
  }
  return { dead, count: pages.size };
}

function all(html, pattern) {
  return [...html.matchAll(pattern)].map(([, value]) => value.replaceAll('&amp;', '&'));
}

function fileOf(folder, base, page, path) {
  const file = path.startsWith('/') ? join(folder, path.slice(base.length)) : join(dirname(page), path);
  if (path.endsWith('/')) return join(file, 'index.html');
  return existsSync(file) || file.endsWith('.html') ? file : `${file}.html`;
}
