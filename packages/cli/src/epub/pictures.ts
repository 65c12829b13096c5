import { realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { LOCAL_BASE, MAX_PICTURE_BYTES, type PictureSource } from '@fovea/book';
import type { FetchOptions } from '@fovea/sources';
import { fetchBytes, readFileBytes } from '@fovea/sources';

/** Pictures are on any host: none of them gets the headers that are meant for the pages. */
const WITHOUT_OWN_HEADERS = { headers: {}, headersOrigin: '' } as const;

/** Takes pictures from the folders of saved pages, and from the web if there are options for fetching. */
export function picturesOfPages(fetching: FetchOptions | null): PictureSource {
  return {
    keyOf: (src, folder) => (src.startsWith(LOCAL_BASE) ? `${folder}\n${src}` : src),
    bytesOf: async (src, folder) => {
      if (src.startsWith(LOCAL_BASE)) return folder === null ? null : await localBytes(src, folder);
      return fetching === null
        ? null
        : await fetchBytes(src, { ...fetching, ...WITHOUT_OWN_HEADERS, maxBytes: MAX_PICTURE_BYTES });
    },
  };
}

/** Reads a picture below a folder; links may not lead out of it. */
async function localBytes(src: string, folder: string): Promise<Uint8Array | null> {
  const path = decodeURIComponent(new URL(src).pathname).slice(1);
  const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))]);
  return file.startsWith(root + sep) ? readFileBytes(file, MAX_PICTURE_BYTES) : null;
}
