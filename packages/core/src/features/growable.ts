/** An `Int32Array` that grows by doubling; `data` is only valid up to `length`. */
export interface GrowableInts {
  data: Int32Array;
  length: number;
}

/** An empty list with room for `capacity` numbers. */
export function growableInts(capacity: number): GrowableInts {
  return { data: new Int32Array(capacity), length: 0 };
}

/** Appends a number. */
export function pushInt(list: GrowableInts, value: number): void {
  if (list.length === list.data.length) list.data = grown(list.data);
  list.data[list.length++] = value;
}

/** A copy with twice the room. */
function grown(data: Int32Array): Int32Array {
  const larger = new Int32Array(data.length * 2);
  larger.set(data);
  return larger;
}
