import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { constants, gunzipSync, gzipSync } from 'node:zlib';

/**
 * A compressed file of JSON rows that only grows: every append is a gzip member of its own, so that an interrupted run
 * loses at most the rows of its last append.
 */
export class JsonLinesFile<Row> {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /** All rows, oldest first. Drops an incomplete end and repairs the file so that it can grow again. */
  read(): readonly Row[] {
    if (!existsSync(this.path)) return [];
    const packed = readFileSync(this.path);
    try {
      return parseRows<Row>(gunzipSync(packed).toString());
    } catch {
      const rows = parseRows<Row>(salvage(packed));
      this.#replace(rows);
      return rows;
    }
  }

  /** Adds rows in one write. */
  append(rows: readonly Row[]): void {
    if (rows.length === 0) return;
    mkdirSync(dirname(this.path), { recursive: true });
    appendFileSync(this.path, pack(rows));
  }

  /** Renames a new file, so that there is always a complete one. */
  #replace(rows: readonly Row[]): void {
    const draft = `${this.path}.${process.pid}`;
    writeFileSync(draft, rows.length === 0 ? '' : pack(rows));
    renameSync(draft, this.path);
  }
}

function pack(rows: readonly unknown[]): Buffer {
  return gzipSync(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}

/** The readable part of a file whose last member is incomplete. */
function salvage(packed: Buffer): string {
  try {
    return gunzipSync(packed, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
  } catch {
    return '';
  }
}

/** Rows up to the first incomplete one. */
function parseRows<Row>(text: string): Row[] {
  const rows: Row[] = [];
  for (const line of text.split('\n')) {
    if (line === '') continue;
    try {
      rows.push(JSON.parse(line) as Row);
    } catch {
      break;
    }
  }
  return rows;
}
