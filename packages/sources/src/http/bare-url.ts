/** An address as it may be sent and shown: without name, password and fragment. */
export function bareUrl(url: URL): string {
  const copy = new URL(url);
  copy.username = '';
  copy.password = '';
  copy.hash = '';
  return copy.href;
}
