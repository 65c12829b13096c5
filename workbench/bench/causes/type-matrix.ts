import type { Table } from '../../report/tables/table.ts';

/** How often pages of each type are taken for each type. */
export class TypeMatrix {
  readonly #counts = new Map<string, Map<string, number>>();

  add(type: string, told: string): void {
    const row = this.#counts.get(type) ?? new Map<string, number>();
    this.#counts.set(type, row);
    row.set(told, (row.get(told) ?? 0) + 1);
  }

  /** True types down, told ones across; the last column is the share of pages whose type is right. */
  table(): Table {
    const types = [...this.#counts.keys()].toSorted();
    const told = [...this.#counts.values()].flatMap((row) => [...row.keys()]);
    const columns = [...new Set([...types, ...told])].toSorted();
    return {
      id: 'types',
      title: 'Page types',
      head: [{ title: 'type' }, ...[...columns, 'right'].map((title) => ({ title, isNumber: true }))],
      rows: types.map((type) => {
        const row = this.#counts.get(type)!;
        const pages = [...row.values()].reduce((sum, count) => sum + count, 0);
        const right = (row.get(type) ?? 0) / pages;
        return [type, ...columns.map((column) => String(row.get(column) ?? 0)), right.toFixed(2)];
      }),
    };
  }
}
