import { asRead } from '../../../platform/contract/text/look-alikes.ts';
import { fold } from '../../../platform/database/search/search.ts';
import { diagnoses, limits, notOfExams, placeNames, resultWords, units } from './clinical-words.labels.ts';

/** What a text says of somebody's health: the words as they stand there, and what they are. */
export type ClinicalWord = { words: string; is: 'cid' | 'measure' | 'result' | 'diagnosis' };

const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`;

const cidNamed = /\bcid(?:\s?-?\s?1[01])?\s*[:.-]?\s*[a-z]\d{2}(?:[.\s]?\d{1,2})?\b/gu;
const cidWithPoint = /(?<![\p{L}\d/-])[a-z]\d{2}\.\d{1,2}\b/gu;
const cidBare = new RegExp(`(?<!\\b${anyOf(placeNames)}\\s)(?<![\\p{L}\\d/.-])[a-tv-z]\\d{2}(?![\\p{L}\\d/-])`, 'gu');
const measure = new RegExp(
  `(?<!${anyOf(limits)}\\s(?:aproximadamente\\s)?)(?<![\\d.,])\\d+(?:[.,x/]\\d+)*\\s?${anyOf(units)}(?![\\p{L}\\d])`,
  'gu',
);
const result = new RegExp(`(?<!\\b${anyOf(notOfExams)}s?\\s(?:foi\\s|foram\\s)?)\\b${anyOf(resultWords)}\\b`, 'gu');
const diagnosis = new RegExp(`(?<!\\p{L})${anyOf(diagnoses)}(?!\\p{L})`, 'gu');

const kinds = { cid: [cidNamed, cidWithPoint, cidBare], measure: [measure], result: [result], diagnosis: [diagnosis] };

/** Of which kinds a text is looked through, in the order in which they are told. */
export const allKinds = ['cid', 'measure', 'result', 'diagnosis'] as const;

/** The first words of a text that say something of somebody's health; null for none. */
export function clinicalWordIn(text: string, among: readonly ClinicalWord['is'][] = allKinds): ClinicalWord | null {
  const plain = fold(asRead(text)).replace(/\s+/gu, ' ');
  for (const is of among) {
    for (const pattern of kinds[is]) {
      const [found] = plain.match(pattern) ?? [];
      if (found) return { words: found.trim(), is };
    }
  }
  return null;
}

const names = {
  cid: 'um código da CID',
  measure: 'a medida de um exame',
  result: 'o resultado de um exame',
  diagnosis: 'uma condição de saúde',
} as const;

/** Says what was found, and by which rule a paper that the employer reads may not have it; what to do is the form's to say. */
export function secrecyRefusal({ words, is }: ClinicalWord): string {
  return `‘${words}’ parece ${names[is]}, que não consta em papel que a empresa lê (Resolução CFM 2.323/2022, art. 6º)`;
}
