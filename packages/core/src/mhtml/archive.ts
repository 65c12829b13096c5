/** One document of an archive, with its transfer encoding decoded. */
export interface MhtmlPart {
  /** Media type, lower case, without parameters. */
  readonly type: string;
  /** `charset` of the content type, as written. */
  readonly charset: string | null;
  /** Address that the other parts use for this one (`Content-Location`). */
  readonly location: string | null;
  /** `Content-ID` without its angle brackets: the target of `cid:` links. */
  readonly id: string | null;
  readonly bytes: Uint8Array;
}

/** A problem with an archive. */
export interface MhtmlWarning {
  readonly code:
    | 'no-boundary'
    | 'no-closing-boundary'
    | 'no-document'
    | 'too-many-parts'
    | 'too-deep'
    | 'headers-too-long'
    | 'unknown-transfer-encoding';
  readonly message: string;
}

/** A web page and its resources, as browsers save them in one file. */
export interface MhtmlArchive {
  /** The address of the saved page. */
  readonly url: string | null;
  /** The main HTML document of the archive, one of `parts`; `null` if there is none. */
  readonly main: MhtmlPart | null;
  readonly parts: readonly MhtmlPart[];
  readonly warnings: readonly MhtmlWarning[];
}

/** Limits on the cost of a hostile archive. */
export interface MhtmlLimits {
  /** @default 20_000 (pages with many thousand images exist; each part costs two small objects) */
  readonly maxParts?: number;
  /** Levels of nested multiparts; each level scans its bytes once more. @default 8 */
  readonly maxDepth?: number;
  /** Bytes of one header block. @default 65_536 (locations such as `data:` can have tens of kilobytes) */
  readonly maxHeaderBytes?: number;
}

/** The default of every limit. @cap */
export const DEFAULT_MHTML_LIMITS: Required<MhtmlLimits> = {
  maxParts: 20_000,
  maxDepth: 8,
  maxHeaderBytes: 65_536,
};
