/** What a conclusion says of the fitness for the function (NR-7, 7.5.19.1 e). */
type Verdict = 'fit' | 'unfit' | 'both' | 'none';

/** The sentences that the buttons write, and that the paper has boxes for while the conclusion is open. */
export const verdictSentences = {
  fit: 'Apto(a) para a função',
  unfit: 'Inapto(a) para a função',
} as const;

/** What may stand between 'não' and 'apto' and leaves it denied; anything else begins another thought. */
const between = [
  ...['e', 'esta', 'esteja', 'foi', 'se', 'encontra', 'ainda', 'mais', 'totalmente', 'plenamente'],
  ...['considerad[oa]', 'considero', 'julgad[oa]', 'no momento', 'por ora', 'atualmente', 'temporariamente'],
].join('|');

/** 'não apto', 'não está, no momento, apto'; 'não há restrições, apto' is no negation. */
const negation = new RegExp(`\\b(?:nao|nem)(?:,? (?:${between}))*,? $`);

/** Reads a conclusion in anybody's words: in capitals, with or without accents, 'APTO(A)', 'inapta temporariamente'. */
export function verdictOf(conclusion: string): Verdict {
  const text = plain(conclusion);
  const said = new Set<'fit' | 'unfit'>();
  for (const { 1: prefix, index } of text.matchAll(/\b(in)?apt(?:os?|as?)\b/g)) {
    const denied = negation.test(text.slice(0, index));
    said.add((prefix === undefined) === denied ? 'unfit' : 'fit');
  }
  const [only, other] = said;
  return other ? 'both' : (only ?? 'none');
}

/**
 * The conclusion with a verdict written into it: in the place of the sentence that a button wrote before, else ahead of
 * what stands there. Nothing that was typed is lost.
 */
export function withVerdict(conclusion: string, verdict: keyof typeof verdictSentences): string {
  const sentence = verdictSentences[verdict];
  const written = Object.values(verdictSentences).find((known) => conclusion.trimStart().startsWith(known));
  const rest = written ? conclusion.trimStart().slice(written.length) : conclusion.trim() && `. ${conclusion.trim()}`;
  return sentence + rest;
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\S\n]+/g, ' ');
}
