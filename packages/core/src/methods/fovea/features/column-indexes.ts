/** The parts that the names of columns begin with: every column is called `part.name`. */
type PartOf<Column extends string> = Column extends `${infer Part}.${string}` ? Part : never;
/** The names of the columns of one part. */
export type NameIn<Column extends string, Part extends string> = Column extends `${Part}.${infer Name}`
  ? Name
  : never;

/**
 * Offsets of the columns of one part in a row, by name. Built once when the module loads, so that engines compile the
 * properties of the constant as plain numbers (decision 0017).
 */
export function columnIndexes<Column extends string, Part extends PartOf<Column>>(
  columns: readonly Column[],
  part: Part,
): Readonly<Record<NameIn<Column, Part>, number>> {
  const prefix = `${part}.`;
  const places = columns.flatMap((column, place): [string, number][] =>
    column.startsWith(prefix) ? [[column.slice(prefix.length), place]] : [],
  );
  return Object.fromEntries(places) as Record<NameIn<Column, Part>, number>;
}

/** Maps every column of one part by its name and its offset in a row. */
export function mapColumns<Column extends string, Part extends PartOf<Column>, Made>(
  columns: readonly Column[],
  part: Part,
  make: (name: NameIn<Column, Part>, column: number) => Made,
): readonly Made[] {
  const places = Object.entries<number>(columnIndexes(columns, part));
  return places.map(([name, column]) => make(name as NameIn<Column, Part>, column));
}
