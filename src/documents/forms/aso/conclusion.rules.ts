/** What a text says of the fitness for the function (NR-7, 7.5.19.1 e). */
type Verdict = 'fit' | 'unfit' | 'both' | 'none';

/** What a text says of one special activity, by its place among `specialSkillOptions`. */
type OfActivity = { activity: number; verdict: 'fit' | 'unfit' };

/** How each special activity is named in free text, in the order of `specialSkillOptions`. */
const activities: readonly RegExp[] = [
  /\balimentos?\b/,
  /\beletric\w*|\bnr ?-? ?10\b/,
  /\bautopropelid\w*|\bnr ?-? ?12\b/,
  /\barmas?\b/,
  /\bespacos? confinados?\b|\bnr ?-? ?33\b/,
  /\btrabalhos? em alturas?\b|^\W*(?:para |a |em )?alturas?\b|\bnr ?-? ?35\b/,
  /\bhiperbar\w*|\bmergulh\w*/,
  /\bradiac\w+ ionizantes?\b|\braios? x\b/,
];

/** What may stand between 'não' and 'apto' and leaves it denied; anything else begins another thought. */
const between = [
  ...['e', 'esta', 'esteja', 'foi', 'se', 'encontra', 'ainda', 'mais', 'totalmente', 'plenamente'],
  ...['considerad[oa]', 'considero', 'julgad[oa]', 'no momento', 'por ora', 'atualmente', 'temporariamente'],
].join('|');

/** 'não apto', 'não está, no momento, apto'; 'não há restrições, apto' is no negation. */
const negation = new RegExp(`\\b(?:nao|nem)(?:,? (?:${between}))*,? $`);

/** 'apto', 'Inaptas', 'APTO(A)', with what goes on after it in the same thought. */
const said = /\b(in)?apt(?:os?|as?)\b(?:\(a\))?((?:(?!\b(?:in)?apt(?:os?|as?)\b)[^.;\n])*)/g;

/** What a text in anybody's words says of the function: in capitals, with or without accents, 'inapta temporariamente'. */
export function verdictOf(text: string): Verdict {
  const verdicts = new Set(opinionsIn(text).flatMap(({ verdict, of }) => (of.length === 0 ? [verdict] : [])));
  const [only, other] = verdicts;
  return other ? 'both' : (only ?? 'none');
}

/** What it says of special activities: 'inapto para trabalho em altura' says nothing of the function. */
export function activitiesIn(text: string): OfActivity[] {
  return opinionsIn(text).flatMap(({ verdict, of }) => of.map((activity) => ({ activity, verdict })));
}

function opinionsIn(text: string): { verdict: 'fit' | 'unfit'; of: number[] }[] {
  const read = plain(text);
  return Array.from(read.matchAll(said), ({ 1: prefix, 2: rest = '', index }) => {
    const denied = negation.test(read.slice(0, index));
    const isOfFunction = /\b(?:funcao|funcoes|cargo|posto)\b/.test(rest);
    const of = isOfFunction ? [] : activities.flatMap((named, at) => (named.test(rest) ? [at] : []));
    return { verdict: (prefix === undefined) === denied ? 'unfit' : 'fit', of };
  });
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\S\n]+/g, ' ');
}
