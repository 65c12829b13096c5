/** Output forms that `extract` can render. */
export type OutputFormat = 'html' | 'markdown' | 'text' | 'blocks' | 'tei' | 'chunks' | 'sections';
