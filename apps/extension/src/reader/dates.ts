const DAY = /^(\d{4})-(\d{2})-(\d{2})/;

/** A day as people write it in a language, from ISO 8601; the day of the place it was published, not of the reader. */
export function dayIn(language: string, iso: string | null): string | null {
  const day = DAY.exec(iso ?? '')?.[0];
  if (day === undefined) return null;
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return null;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
