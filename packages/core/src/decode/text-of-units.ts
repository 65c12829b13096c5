/** `String.fromCharCode` takes its units as arguments, whose number engines limit. @cap */
const CHUNK = 8192;

/** A string from UTF-16 code units, whatever the byte order of the machine. */
export function textOfUnits(units: Uint16Array): string {
  let text = '';
  for (let start = 0; start < units.length; start += CHUNK) {
    // `apply` reads a typed array directly; spreading it would take an iterator step per unit.
    text += String.fromCharCode.apply(null, units.subarray(start, start + CHUNK) as unknown as number[]);
  }
  return text;
}
