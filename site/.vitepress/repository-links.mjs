// Links in documents lead to files of the repository. Those that are no pages of the site lead to the repository instead.
import { existsSync, statSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { isPage, placeOf } from './pages.mjs';

const OUTSIDE = /^(?:[a-z][a-z+.-]*:|#|\/)/iu;
/** Notes to writers, each on a line of its own. */
const NOTES = /^<!-- [^\n]*-->\n/gmu;
/** The one tag that typedoc writes: a place to link to. */
const ANCHOR = /<a id="[\w-]*"><\/a>/uy;
const NOT_IN_SLUGS = /[^\p{L}\p{M}\p{N}\p{Pc} -]/gu;

/** The name of a place on a page, as GitHub makes it from its heading, so that links work in both. */
export function slugOf(heading) {
  return heading.trim().toLowerCase().replace(NOT_IN_SLUGS, '').replaceAll(' ', '-');
}

/** A plugin for markdown-it. */
export function repositoryLinks(markdown, { root, repository }) {
  markdown.core.ruler.before('normalize', 'notes', (state) => {
    state.src = state.src.replace(NOTES, '');
  });
  markdown.inline.ruler.before('html_inline', 'anchor', (state, silent) => {
    ANCHOR.lastIndex = state.pos;
    const found = ANCHOR.exec(state.src);
    if (found === null) return false;
    if (!silent) state.push('html_inline', '', 0).content = found[0];
    state.pos += found[0].length;
    return true;
  });
  markdown.core.ruler.push('repository-links', ({ tokens, env }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      if (token.type !== 'link_open') continue;
      const href = token.attrGet('href');
      if (!OUTSIDE.test(href)) token.attrSet('href', leadingTo(href, env.realPath ?? env.path));
    }
  });

  /** Pages by their places on the site, because VitePress knows no others; files and folders in the repository. */
  function leadingTo(href, document) {
    const [path, hash = ''] = href.split('#', 2);
    const target = join(dirname(document), decodeURIComponent(path));
    const place = relative(root, target).replaceAll('\\', '/');
    if (!existsSync(target)) throw new Error(`${relative(root, document)}: there is no ${place}`);
    const isFolder = statSync(target).isDirectory();
    const page = isFolder ? posix.join(place, 'README.md') : place;
    const end = hash && `#${hash}`;
    if (isPage(page) && existsSync(join(root, page))) return `/${placeOf(page)}${end}`;
    return `${repository}/${isFolder ? 'tree' : 'blob'}/main/${place}${end}`;
  }
}
