import { federativeUnits } from '../platform/contract/federative-units.ts';
import { fold } from '../platform/database/search/search.ts';
import { acronymOptions, type Council, councils } from './councils.labels.ts';

/** Of which council a person is, by the two texts that the register has of it. */
export type CouncilTexts = { organ: string; acronym: string };

/** Every acronym that means a council, folded. */
const byAcronym: ReadonlyMap<string, Council> = new Map(
  acronymOptions.flatMap((council) =>
    [council, ...councils[council].also].map((acronym) => [fold(acronym), council] as const),
  ),
);

const states: ReadonlySet<string> = new Set(federativeUnits.map(fold));

/**
 * The council that the texts of the register name, in whatever usual spelling: 'CRM', 'CRM-SP', 'crm sp 123456', 'Conselho Regional
 * de Medicina'. Null where they name none, or two: that is asked for, never guessed (product 15.7).
 */
export function councilOf({ organ, acronym }: CouncilTexts): Council | null {
  return onlyOne([...namedIn(organ), ...namedIn(acronym)]);
}

/** The council that one text names; null for none, or for two. */
export function councilIn(text: string): Council | null {
  return onlyOne(namedIn(text));
}

/** Whether the texts name two councils, so that one of them is wrong. */
export function isContradictory({ organ, acronym }: CouncilTexts): boolean {
  return new Set([...namedIn(organ), ...namedIn(acronym)]).size > 1;
}

function onlyOne(found: readonly Council[]): Council | null {
  const [council, ...others] = new Set(found);
  return council && others.length === 0 ? council : null;
}

function namedIn(text: string): Council[] {
  const plain = fold(text).replaceAll('.', '');
  const phrase = /\bconselho (?:regional |federal )?(?:d[eao]s? )?(.+)$/.exec(plain.replace(/[^\p{L}]+/gu, ' '))?.[1];
  return [...(phrase ? ofProfession(phrase) : []), ...plain.split(/[^\p{L}]+/u).flatMap(ofWord)];
}

/** Every profession with its council, the longest name first: of medicine is not of veterinary medicine. */
const byProfession = acronymOptions
  .flatMap((council) => councils[council].professions.map((profession) => ({ council, profession })))
  .sort((one, other) => other.profession.length - one.profession.length);

function ofProfession(phrase: string): Council[] {
  const found = byProfession.find(({ profession }) => `${phrase} `.startsWith(`${profession} `));
  return found ? [found.council] : [];
}

/** An acronym by itself, or with its state written to it, as 'CRMSP'. */
function ofWord(word: string): Council[] {
  const council = byAcronym.get(word) ?? (states.has(word.slice(-2)) ? byAcronym.get(word.slice(0, -2)) : undefined);
  return council ? [council] : [];
}
