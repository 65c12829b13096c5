import { Socket } from 'node:net';

/** Makes every connection of this process fail: a peer gets only the page. */
export function denyNetwork(): void {
  Socket.prototype.connect = () => {
    throw new Error('extractors have no network');
  };
}
