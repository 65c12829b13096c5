import { expect, it } from 'vitest';
import { openFile } from './open-file.ts';

it.each(['a.warc.wet.gz', 'a.warc.wat'])(
  'says of %s what it was made from, however long it is',
  async (name) => {
    await expect(openFile(name, 1000)).rejects.toMatchObject({
      code: 'not-html',
      message: `${name}: WET and WAT files have no pages; read the WARC files that they were made from`,
    });
  },
);
