import type { Metadata } from '../../metadata/page-metadata.ts';
import type { ContentBlock } from '../blocks/block.ts';
import { teiBody } from './tei-body.ts';
import { teiHeader } from './tei-header.ts';
import { tagOf } from './xml.ts';

const NAMESPACE = 'http://www.tei-c.org/ns/1.0';

/** The content with its metadata as a TEI P5 document, for corpora. */
export function toTei(blocks: readonly ContentBlock[], metadata: Metadata): string {
  const text = tagOf('text', metadata.lang === null ? {} : { 'xml:lang': metadata.lang });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `${tagOf('TEI', { xmlns: NAMESPACE })}${teiHeader(metadata)}`,
    `${text}${teiBody(blocks)}</text></TEI>`,
    '',
  ].join('\n');
}
