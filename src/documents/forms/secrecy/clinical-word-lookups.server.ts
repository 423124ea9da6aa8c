import { clinicalWordIn, secrecyRefusal } from './clinical-words.rules.ts';

/** Why a text that an employer reads may not say what it says, with the words; null for one that says nothing of somebody's health. */
export function clinicalWordRefusal(text: string): string | null {
  const found = clinicalWordIn(text);
  return found && secrecyRefusal(found);
}

/**
 * Why the name that somebody gave an exam is none: it says what came out of it. Null for a name; an exam may be called after a
 * disease, and after what stands for a code of the CID elsewhere ('P24').
 */
export function resultInName(name: string): string | null {
  const found = clinicalWordIn(name, ['measure', 'result']);
  return found && `${secrecyRefusal(found)}. Escreva só o nome do exame`;
}
