/** What someone typed or pasted to get to a table: its code, or its link. */
export interface Pointed {
  /** The id of a table, taken from its link. */
  table: string | null;
  /** The query of that link, which may hold the key of a shared view. */
  query: string;
  /** A short code, as people read it aloud. */
  code: string | null;
}

export function pointed(text: string): Pointed | null {
  const plain = text.trim();
  const link = /\/t\/([a-z0-9]+)(?:[/\w]*)(\?[^#\s]*)?/i.exec(plain);
  if (link) return { table: link[1]!.toLowerCase(), query: link[2] ?? '', code: null };
  const short = /\/c\/([a-z0-9]+)/i.exec(plain)?.[1] ?? plain.replace(/[\s-]/g, '');
  return /^[a-z0-9]+$/i.test(short) ? { table: null, query: '', code: short.toUpperCase() } : null;
}
