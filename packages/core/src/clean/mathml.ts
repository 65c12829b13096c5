/** Presentation elements of MathML (data only): none of them can load, link or run anything. */
export const MATHML_ELEMENTS: ReadonlySet<string> = new Set([
  'math', 'mrow', 'mi', 'mn', 'mo', 'ms', 'mtext', 'mspace', 'mfrac', 'msqrt', 'mroot', 'mstyle', 'merror',
  'mpadded', 'mphantom', 'menclose', 'msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover',
  'mmultiscripts', 'mprescripts', 'mtable', 'mtr', 'mtd',
]);
