import { FoveaError } from '../errors.ts';

/** The bytes in a buffer or a view of one; `null` for anything else. */
export function bytesOf(input: unknown): Uint8Array | null {
  if (ArrayBuffer.isView(input)) return unshared(viewOf(input));
  const name = bufferName(input);
  if (name === null) return null;
  try {
    return unshared(new Uint8Array(input as ArrayBuffer));
  } catch (cause) {
    // Whoever sends a buffer to a worker with a list of transfers has it no more.
    throw new FoveaError('invalid-input', `This ${name} cannot be read: it was transferred.`, { cause });
  }
}

/** A view of any kind as bytes; a `Buffer` stays as it is. */
function viewOf(view: ArrayBufferView): Uint8Array {
  return view instanceof Uint8Array ? view : new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
}

/** Decoders refuse memory that another thread may change while they read. */
function unshared(bytes: Uint8Array): Uint8Array {
  return bufferName(bytes.buffer) === 'SharedArrayBuffer' ? bytes.slice() : bytes;
}

/** By its name, as a buffer may come from another realm, and shared ones are not everywhere. */
function bufferName(value: unknown): 'ArrayBuffer' | 'SharedArrayBuffer' | null {
  const name = Object.prototype.toString.call(value).slice('[object '.length, -1);
  return name === 'ArrayBuffer' || name === 'SharedArrayBuffer' ? name : null;
}
