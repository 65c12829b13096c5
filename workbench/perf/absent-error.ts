/** A candidate cannot run here; the message says what is missing. */
export class AbsentError extends Error {
  override readonly name = 'AbsentError';
}
