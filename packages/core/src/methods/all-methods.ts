import { boilerpipeArticle, boilerpipeDefault, boilerpipeLargest } from './boilerpipe/boilerpipe.ts';
import { bte } from './bte/bte.ts';
import { accb40, ccb, tccb18, tccb25 } from './ccb/ccb.ts';
import { cectdDs } from './cetd/cectd-ds.ts';
import { cectdS } from './cetd/cectd-s.ts';
import { cehtdDs } from './cetd/cehtd-ds.ts';
import { cetdDs } from './cetd/cetd-ds.ts';
import { cetr } from './cetr/cetr.ts';
import { addanag } from './dana/addanag.ts';
import { dana } from './dana/dana.ts';
import { danag } from './dana/danag.ts';
import { density } from './density/density.ts';
import { domDistiller } from './dom-distiller/dom-distiller.ts';
import { dsc } from './dsc/dsc.ts';
import { fe, kfe } from './fe/fe.ts';
import { gce } from './gce/gce.ts';
import { layoutAnalysis } from './layout-analysis/layout-analysis.ts';
import { lqf25, lqf50, lqf75 } from './lqf/lqf.ts';
import type { Method } from './method.ts';
import { r4 } from './r4/r4.ts';
import { registeredMethods, registerMethods } from './registry.ts';
import { semanticMarkup } from './semantic-markup/semantic-markup.ts';
import { semanticMarkupZones } from './semantic-markup/semantic-markup-zones.ts';
import { wholeBody } from './whole-body/whole-body.ts';
import { wlr } from './wlr/wlr.ts';

/** Every built-in method but the default one. */
const METHODS: readonly Method[] = [
  cectdDs,
  semanticMarkup,
  wholeBody,
  dana,
  danag,
  addanag,
  bte,
  dsc,
  ccb,
  accb40,
  tccb18,
  tccb25,
  density,
  cetr,
  r4,
  cetdDs,
  cectdS,
  wlr,
  lqf25,
  lqf50,
  lqf75,
  fe,
  kfe,
  boilerpipeDefault,
  boilerpipeArticle,
  boilerpipeLargest,
  domDistiller,
  gce,
  layoutAnalysis,
  semanticMarkupZones,
  cehtdDs,
];

registerMethods(METHODS);

/** The built-in methods, the default first. */
export function methods(): readonly Method[] {
  return registeredMethods();
}
