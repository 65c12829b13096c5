import { readSync, writeSync } from 'node:fs';
import { codeOf, SourceError } from '../source-error.ts';
import { type Frame, type FrameType, frameHead, HEADER_BYTES, readFrame, readHeader } from './frame.ts';

/**
 * Reads frames from a file descriptor with blocking calls. A worker has nothing to do until its next page arrives, and a
 * blocking read costs less than an event loop.
 */
export function readFrameSync(descriptor: number): Frame | null {
  const head = Buffer.allocUnsafe(HEADER_BYTES);
  const got = fill(descriptor, head);
  if (got === 0) return null;
  if (got < head.length) throw cutOff();
  const header = readHeader(head);
  const rest = Buffer.allocUnsafeSlow(header.metaBytes + header.bodyBytes);
  if (fill(descriptor, rest) < rest.length) throw cutOff();
  return readFrame(header, rest);
}

/** Writes a frame to a file descriptor; returns when the system has all of it. */
export function writeFrameSync(
  descriptor: number,
  type: FrameType,
  meta: unknown,
  body: Uint8Array = new Uint8Array(0),
): void {
  drain(descriptor, frameHead(type, meta, body.length));
  drain(descriptor, body);
}

/** Reads until the buffer is full or the input ends; returns the number of bytes. */
function fill(descriptor: number, buffer: Uint8Array): number {
  let at = 0;
  while (at < buffer.length) {
    const got = patiently(() => readSync(descriptor, buffer, at, buffer.length - at, null));
    if (got === 0) break;
    at += got;
  }
  return at;
}

function drain(descriptor: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; )
    at += patiently(() => writeSync(descriptor, bytes, at, bytes.length - at, null));
}

/** @format */
const clock = new Int32Array(new SharedArrayBuffer(4));
/** The pause between two attempts on a non-blocking descriptor, so that waiting does not keep a core busy. @cap */
const PAUSE_MS = 1;

/** Repeats a call on a non-blocking descriptor until it succeeds. */
function patiently(call: () => number): number {
  for (;;) {
    try {
      return call();
    } catch (error) {
      // Windows reports the end of a pipe as an error.
      if (codeOf(error) === 'EOF') return 0;
      if (codeOf(error) !== 'EAGAIN') throw error;
      Atomics.wait(clock, 0, 0, PAUSE_MS);
    }
  }
}

function cutOff(): SourceError {
  return new SourceError('bad-frame', 'the input ended inside a frame');
}
