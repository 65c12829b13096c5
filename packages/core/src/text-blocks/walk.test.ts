import { describe, expect, it } from 'vitest';
import { tagNameOf, textOf } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { bodyOf } from '../page/landmarks.ts';
import { walkPage } from './walk.ts';

describe('walkPage', () => {
  const page = pageFromHtml('<body>a<p>b<br>c<b>d</b></p><!-- x --><i>e</i>');
  const walk = (skipped: string): string => {
    let heard = '';
    walkPage(page.tree, bodyOf(page.tree), {
      open(element) {
        const name = tagNameOf(page.tree, element);
        heard += `<${name}>`;
        return name !== skipped;
      },
      close: (element) => {
        heard += `</${tagNameOf(page.tree, element)}>`;
      },
      text: (node) => {
        heard += textOf(page, node);
      },
    });
    return heard;
  };

  it('tells of tags and texts in the order of the source', () => {
    expect(walk('')).toBe('<body>a<p>b<br></br>c<b>d</b></p><i>e</i></body>');
  });

  it('passes over an element that is not gone into', () => {
    expect(walk('p')).toBe('<body>a<p><i>e</i></body>');
  });
});
