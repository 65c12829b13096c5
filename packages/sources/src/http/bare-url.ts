/** An address that is safe to send and show: without user name, password and fragment. */
export function bareUrl(url: URL): string {
  const copy = new URL(url);
  copy.username = '';
  copy.password = '';
  copy.hash = '';
  return copy.href;
}

/** An address as it was given, without a password that it may have: names of pages end up in files. */
export function withoutCredentials(address: string): string {
  const url = new URL(address);
  return url.username === '' && url.password === '' ? address : bareUrl(url);
}
