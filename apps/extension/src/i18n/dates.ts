const DAY = /^(\d{4})-(\d{2})-(\d{2})/;

/** Formats a day from ISO 8601 in a language; the day at the place of publication, not at the reader's. */
export function dayIn(language: string, iso: string | null): string | null {
  const day = DAY.exec(iso ?? '')?.[0];
  if (day === undefined) return null;
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return null;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
