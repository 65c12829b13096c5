import type { Method, Page } from 'fovea';
import { NodeKind, textOf } from 'fovea/page';
import { selectTexts } from '../select-texts.ts';
import { elementRows, type TabNetColumns } from './element-rows.ts';
import { largestComponent } from './largest-component.ts';
import { runTabNet } from './network/run-tabnet.ts';
import type { TabNetwork } from './network/tabnet-network.ts';

/** Parameters of the method. */
export interface TabNetOptions {
  readonly threshold: number;
  readonly largestComponent: boolean;
}

/** Probability above which an element is content. @source Jung et al. 2021 (GCE). */
const THRESHOLD = 0.85;

const SPACE = /\s+/g;

/** TabNet on the elements of a rendered page, with a network that is loaded when it is first needed. */
export function tabNetMethod(columns: TabNetColumns, load: () => TabNetwork): Method<TabNetOptions> {
  let network: TabNetwork | undefined;
  return {
    name: `tabnet-${columns}`,
    about: `TabNet on the elements of a rendered page: ${columns === 'basic' ? 'tag, counts and boxes' : 'also distances to the centres'}.`,
    needs: ['layout'],
    parameters: [
      { name: 'threshold', default: THRESHOLD, about: 'Probability above which an element is content.' },
      {
        name: 'largestComponent',
        default: false,
        about: 'Keep only the connected elements with the most text.',
      },
    ],
    citation: {
      authors: 'Arik, Pfister; as used by Jung et al. 2021',
      title: 'TabNet: Attentive Interpretable Tabular Learning',
      year: 2021,
      doi: '10.1609/aaai.v35i8.16826',
    },
    select(page, { options }) {
      const rows = elementRows(page, columns);
      network ??= load();
      const probabilities = runTabNet(network, rows);
      const { texts, lengths } = textsOf(page, rows.nodes);
      let chosen: Uint8Array = new Uint8Array(page.tree.size);
      for (const [row, node] of rows.nodes.entries())
        chosen[node] = Number(probabilities[row]! > options.threshold);
      if (options.largestComponent) chosen = largestComponent(page.tree, chosen, lengths);
      const isChosen = Uint8Array.from(texts, (text) => chosen[page.tree.parent[text]!]!);
      return selectTexts(page, texts, isChosen);
    },
  };
}

/** The texts directly in the elements of the rows, and their length by element. */
function textsOf(page: Page, elements: Int32Array): { texts: number[]; lengths: Float64Array } {
  const { tree } = page;
  const isRow = new Uint8Array(tree.size);
  for (const element of elements) isRow[element] = 1;
  const texts: number[] = [];
  const lengths = new Float64Array(tree.size);
  for (let id = 1; id < tree.size; id++) {
    const above = tree.parent[id]!;
    if (tree.kind[id] !== NodeKind.text || isRow[above] === 0) continue;
    const length = textOf(page, id).replace(SPACE, '').length;
    if (length === 0) continue;
    texts.push(id);
    lengths[above]! += length;
  }
  return { texts, lengths };
}
