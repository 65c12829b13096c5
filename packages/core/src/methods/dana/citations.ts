import type { Citation } from '../method.ts';

const AUTHORS = 'Mohammadzadeh, Gottron, Schweiggert, Nakhaeizadeh';

/** The papers of the family. */
export const DANA_CITATION: Citation = {
  authors: AUTHORS,
  title: 'A Fast and Accurate Approach for Main Content Extraction based on Character Encoding',
  year: 2011,
};

/** The language-independent form. */
export const DANAG_CITATION: Citation = {
  authors: AUTHORS,
  title: 'Extracting the Main Content of Web Documents Based on a Naive Smoothing Method',
  year: 2011,
};

/** The form with hyperlinks neutralised. */
export const ADDANAG_CITATION: Citation = {
  authors: AUTHORS,
  title: 'The Impact of Source Code Normalization on Main Content Extraction',
  year: 2012,
};
