/** An address that is safe to send and show: without user name, password and fragment. */
export function bareUrl(url: URL): string {
  const copy = new URL(url);
  copy.username = '';
  copy.password = '';
  copy.hash = '';
  return copy.href;
}
