import { Refusal } from '../problem.ts';

/** Seconds after which a client may try again: about as long as a page takes to fetch. */
const RETRY_AFTER_S = 2;

/** Lets a fixed number of requests in; the others are told to come back, so that nothing queues without end. */
export class Gate {
  readonly #most: number;
  #inside = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** How many are inside. */
  get inside(): number {
    return this.#inside;
  }

  /** Lets one in; call the result once when it leaves. */
  enter(): () => void {
    if (this.#inside >= this.#most) {
      const most = this.#most === 1 ? 'one request' : `${this.#most} requests`;
      throw new Refusal('busy', `the server works on ${most} already`, RETRY_AFTER_S);
    }
    this.#inside++;
    let isIn = true;
    return () => {
      if (isIn) this.#inside--;
      isIn = false;
    };
  }

  /** Does something inside. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const leave = this.enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }
}
