/** Elements that are inline by default (HTML standard, phrasing content without replaced blocks). */
export const INLINE_TAGS: ReadonlySet<string> = new Set(
  (
    'a abbr acronym b bdi bdo big br cite code data del dfn em font i ins kbd label mark nobr q rb rp rt rtc ruby ' +
    's samp small span strike strong sub sup time tt u var wbr'
  ).split(' '),
);
