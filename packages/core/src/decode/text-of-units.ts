/** `String.fromCharCode` takes its units as arguments, of which engines allow only so many. @cap */
const CHUNK = 8192;

/** A string from UTF-16 code units, whatever the byte order of the machine. */
export function textOfUnits(units: Uint16Array): string {
  let text = '';
  for (let start = 0; start < units.length; start += CHUNK) {
    // `apply` reads a typed array as it is; spreading it would make an iterator step of every unit.
    text += String.fromCharCode.apply(null, units.subarray(start, start + CHUNK) as unknown as number[]);
  }
  return text;
}
