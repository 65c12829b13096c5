/** `fovea/layout`: what a rendered page looks like: boxes, columns, zones. */
export { LEGIBILITY } from '../hidden/declarations/legibility.ts';
export { type LayoutSource, type NodeLook, withLayout } from '../layout/build-layout.ts';
export { COLUMN_TOLERANCE, type Column, type ColumnId, columnsOf } from '../layout/columns.ts';
export {
  BASIC_COLUMNS,
  type ElementColumns,
  elementLayoutTable,
  type FeatureTable,
} from '../layout/element-layout.ts';
export {
  centreOf,
  distanceBetween,
  distanceToRect,
  type Point,
  type Rect,
  rectOf,
  unionRects,
} from '../layout/geometry.ts';
export { type Zone, type ZoneId, type ZoneTree, zonesOf } from '../layout/zones.ts';
export { HiddenBy } from '../page/page-layout.ts';
