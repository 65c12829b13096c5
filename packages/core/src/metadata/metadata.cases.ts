import { type Metadata, noMetadata } from './page-metadata.ts';

/** The metadata of a page that says nothing about itself. */
export const NO_METADATA: Metadata = noMetadata(null);
