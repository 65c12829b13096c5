/** A dataset is not available; the message says what to do about it. */
export class DatasetError extends Error {
  override readonly name: string = 'DatasetError';
}

/** The folder with the datasets, as `FOVEA_DATA` names it. */
export function dataFolder(): string {
  const folder = process.env['FOVEA_DATA'];
  if (folder === undefined || folder === '') {
    throw new DatasetError(
      'FOVEA_DATA is not set. Point it at the folder with the datasets (name.jsonl, name.jsonl.gz or ' +
        'name.jsonl.br each), or make one with `npm run datasets -- convert`.',
    );
  }
  return folder;
}
