// Several methods on one parse: a page is read once and never changed.
import { extract, parsePage } from 'fovea';
import 'fovea/methods';
import { STORY } from './story.mjs';

const page = parsePage(STORY);
for (const method of ['fovea', 'cectd-ds', 'dom-distiller', 'whole-body']) {
  const { wordCount, confidence } = extract(page, { method, formats: ['text'] });
  console.log(
    `${method}: ${wordCount} words${confidence === null ? '' : `, confidence ${confidence.toFixed(2)}`}`,
  );
}
