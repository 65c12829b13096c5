/** Latin-1 from U+00A0, the basis of the tables below. @format */
const LATIN1_HIGH = Array.from({ length: 96 }, (_, i) => String.fromCharCode(0xa0 + i)).join('');

/** 0x80–0x9F of windows-1252; five are control characters, as in the Encoding Standard. */
const WESTERN_LOW = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** @format */
const CONTROLS = Array.from({ length: 32 }, (_, i) => String.fromCharCode(0x80 + i)).join('');

/** Upper halves (0x80–0xFF) of the encodings that runtimes get wrong (see decoders.ts) or lack. */
export const UPPER_HALVES: Readonly<Record<string, string>> = {
  'windows-1252': WESTERN_LOW + LATIN1_HIGH,
  'iso-8859-16': `${CONTROLS}\xa0ĄąŁ€„Š§š©Ș«Ź\xadźŻ°±ČłŽ”¶·žčș»ŒœŸżÀÁÂĂÄĆÆÇÈÉÊËÌÍÎÏĐŃÒÓÔŐÖŚŰÙÚÛÜĘȚßàáâăäćæçèéêëìíîïđńòóôőöśűùúûüęțÿ`,
};
