/** The Markdown subset that rules use: bold, italics, code, links, and references to rules. */
export type Piece =
  | { kind: 'text' | 'bold' | 'italic' | 'code' | 'rule'; text: string }
  | { kind: 'link'; text: string; to: string };

/** The numbers of the rules that can be shown. */
export interface Numbers {
  has(id: string): boolean;
}

const MARKS =
  /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|`(?<code>[^`]+)`|\[(?<text>[^\]]+)\]\((?<to>[^)\s]+)\)|\b(?<rule>[A-Z]+(?:-[A-Z]+)*-\d+[a-z]?)\b/g;

/** Return the pieces of a text; `known` are the numbers of the rules that can be shown. */
export function pieces(text: string, known: Numbers): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKS)) {
    const piece = pieceOf(match, known);
    if (!piece) continue;
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) });
    found.push(piece);
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) });
  return found;
}

function pieceOf(match: RegExpMatchArray, known: Numbers): Piece | null {
  const { bold, italic, code, text, to, rule } = match.groups ?? {};
  if (bold) return { kind: 'bold', text: bold };
  if (italic) return { kind: 'italic', text: italic };
  if (code) return { kind: 'code', text: code };
  if (text && to) return { kind: 'link', text, to };
  return rule && known.has(rule) ? { kind: 'rule', text: rule } : null;
}

/** Return a text without markup, for searching. */
export function bare(text: string): string {
  return text.replace(/\*\*|\*|`/g, '').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}
