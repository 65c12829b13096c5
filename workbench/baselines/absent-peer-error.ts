/** A peer is not installed here: a notice for people, not a failure. */
export class AbsentPeerError extends Error {
  override readonly name = 'AbsentPeerError';
  readonly peer: string;
  readonly why: string;

  constructor(peer: string, why: string) {
    super(`${peer} is skipped: ${why}`);
    this.peer = peer;
    this.why = why;
  }
}
