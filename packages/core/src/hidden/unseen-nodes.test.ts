import { describe, expect, it } from 'vitest';
import { textOf } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { NodeKind } from '../page/tree.ts';
import { unseenNodes } from './unseen-nodes.ts';

function seenTexts(html: string): string[] {
  const page = pageFromHtml(html);
  const unseen = unseenNodes(page);
  const texts: string[] = [];
  for (let id = 0; id < page.tree.size; id++)
    if (page.tree.kind[id] === NodeKind.text && unseen[id] === 0) texts.push(textOf(page, id));
  return texts;
}

describe('unseenNodes', () => {
  it('marks what markup hides with all that is in it', () => {
    const html = `<title>t</title><p>1<p hidden>a<b>b</b><p style="display:none"><i>c</i><p style="visibility:hidden">d
      <p hidden=until-found>2<script>e</script><noscript>f</noscript><template>g</template><!-- h --><p aria-hidden=true>3`;
    expect(seenTexts(html).map((text) => text.trim())).toEqual(['1', '2', '3']);
  });
});
