/** Why R⁴ finds less on the same pages. */
export const LESS_CHOSEN =
  'by the definition of depth that the paper prints, the curve over c has the published shape (Table 1), but on our pages the chosen node leaves more of the article out than there.';

/** Why it finds less where the pages may be others. */
export const LESS_FOUND = `${LESS_CHOSEN} Which pages of CleanEval the paper took it does not say.`;

/** Why FE and K-FE differ. */
export const FEATURES =
  'the features, their scale and what «dominates» means are our reading of short descriptions.';

/** Why numbers of Web2Text's metric differ. */
export const LEAVES =
  'the leaves are those of our tree, and the text is what a user gets, aligned to the page; the published outputs were aligned by the authors of Web2Text.';

/** Why nodes differ from those of TECO. */
export const PROJECTED =
  'an annotator of TECO labels the node that holds the article with all in it; projected text labels it only where all of its text is content.';
