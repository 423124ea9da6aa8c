import type { Issue } from '../../../platform/contract/errors.ts';
import { clinicalWordIn, secrecyRefusal } from '../secrecy/clinical-words.rules.ts';
import type { DeclarationAnswers } from './declaration.schema.ts';

type Text = Pick<DeclarationAnswers, 'title' | 'text_field'>;

/** What keeps a declaration from being issued: one that says nothing declares nothing (CFM 2.381/2024). */
export function refusedInDeclaration({ title, text_field }: Text): Issue[] {
  if (text_field.trim() !== '') return [];
  const message = `Escreva o que este documento diz: ${title ? `‘${title}’ sem texto` : 'sem texto ele'} não se emite`;
  return [{ path: 'text_field', message }];
}

/** What one that the company reads may only say with the worker's written consent (CFM 2.323/2022, art. 6). */
export function secretsInDeclaration({ text_field }: Text): Issue[] {
  const found = clinicalWordIn(text_field);
  if (!found) return [];
  const remedy =
    'Retire-o, deixe o documento sob sigilo, ou registre antes o consentimento por escrito do colaborador, em ‘Direitos do titular’';
  return [{ path: 'text_field', message: `${secrecyRefusal(found)}. ${remedy}` }];
}
