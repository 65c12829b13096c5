/** How a value of a row is stored in a column. */
export type ColumnType = 'text' | 'integer' | 'long' | 'number' | 'time' | 'bits' | 'texts';

/** A column of the table: its name, its type, and the field of a row, which may be inside another. */
export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  readonly field: readonly string[];
}

/** The version of the columns: a new one for anything but a column that is added at the end. */
export const TABLE_VERSION = '1';

const column = (name: string, type: ColumnType, ...field: string[]): Column => ({ name, type, field });

/** The columns, in their order; docs/table.md explains them. Formats that were not asked for are empty. */
export const COLUMNS: readonly Column[] = [
  column('id', 'text', 'id'),
  column('url', 'text', 'url'),
  column('warc_file', 'text', 'warcFile'),
  column('warc_offset', 'long', 'warcOffset'),
  column('warc_record_id', 'text', 'warcRecordId'),
  column('fetch_time', 'time', 'fetchTime'),
  column('status', 'integer', 'status'),
  column('charset', 'text', 'charset'),
  column('lang', 'text', 'lang'),
  column('lang_score', 'number', 'langScore'),
  column('title', 'text', 'title'),
  column('byline', 'text', 'byline'),
  column('published', 'text', 'published'),
  column('page_type', 'text', 'pageType'),
  column('confidence', 'number', 'confidence'),
  column('text', 'text', 'text'),
  column('markdown', 'text', 'markdown'),
  column('html', 'text', 'content'),
  column('word_count', 'integer', 'wordCount'),
  column('token_count', 'integer', 'tokenCount'),
  column('content_hash', 'text', 'contentHash'),
  column('simhash', 'bits', 'simhash'),
  column('minhash', 'text', 'minhash'),
  column('template_hash', 'bits', 'templateHash'),
  column('links', 'texts', 'links'),
  column('empty', 'text', 'empty', 'code'),
  column('error_code', 'text', 'error', 'code'),
  column('error_message', 'text', 'error', 'message'),
  column('fovea_version', 'text', 'foveaVersion'),
  column('weights_version', 'text', 'weightsVersion'),
];

type Row = Readonly<Record<string, unknown>>;

/** The value of a column for a row, in the form in which it is stored. */
export function storedValue({ type, field }: Column, row: Row): unknown {
  let value: unknown = row;
  for (const name of field) value = (value as Row | null | undefined)?.[name] ?? null;
  if (value === null || value === undefined) return null;
  switch (type) {
    case 'integer':
    case 'number':
      return Number(value);
    case 'long':
      return BigInt(value as number);
    case 'bits':
      return BigInt.asIntN(64, BigInt(`0x${value as string}`));
    case 'time': {
      const time = new Date(value as string);
      return Number.isNaN(time.getTime()) ? null : time;
    }
    case 'texts':
      return value;
    case 'text':
      return wellFormed(String(value));
  }
}

/** Half of a surrogate pair cannot be stored as UTF-8. */
function wellFormed(text: string): string {
  return LONE_SURROGATE.test(text) ? text.replace(LONE_SURROGATES, '\ufffd') : text;
}

const LONE_SURROGATE = /\p{Surrogate}/u;
const LONE_SURROGATES = /\p{Surrogate}/gu;
