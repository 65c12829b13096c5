import { Socket } from 'node:net';

/** From here on every connection of this process fails: a peer gets the page and nothing else. */
export function denyNetwork(): void {
  Socket.prototype.connect = () => {
    throw new Error('extractors have no network');
  };
}
