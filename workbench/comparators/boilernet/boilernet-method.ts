import type { Method } from 'fovea';
import { selectTexts } from '../select-texts.ts';
import { leafRows } from './leaf-features.ts';
import type { BoilerNetwork } from './network/packed-network.ts';
import { runNetwork } from './network/run-network.ts';
import { pageLeaves } from './page-leaves.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A network and the vocabulary that it was trained with. */
export interface BoilerNetModel {
  readonly network: BoilerNetwork;
  readonly vocabulary: Vocabulary;
}

/** Probability above which a leaf is content. @source Leonhardt et al. 2020, code (rounded). */
const THRESHOLD = 0.5;

/** BoilerNet with a model that is loaded when it is first needed. */
export function boilerNetMethod(
  name: string,
  about: string,
  load: () => BoilerNetModel,
): Method<{ threshold: number }> {
  let model: BoilerNetModel | undefined;
  return {
    name,
    about,
    needs: [],
    parameters: [
      { name: 'threshold', default: THRESHOLD, about: 'Probability above which a text is content.' },
    ],
    citation: {
      authors: 'Leonhardt, Anand, Khosla',
      title: 'Boilerplate Removal using a Neural Sequence Labeling Model',
      year: 2020,
      doi: '10.1145/3366424.3383547',
    },
    select(page, { options }) {
      model ??= load();
      const leaves = pageLeaves(page);
      const probabilities = runNetwork(model.network, leafRows(page, leaves, model.vocabulary));
      const isChosen = Uint8Array.from(probabilities, (p) => Number(p > options.threshold));
      return selectTexts(page, leaves, isChosen);
    },
  };
}
