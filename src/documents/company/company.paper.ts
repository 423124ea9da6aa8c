import { namedRegistration, registrationKindOf } from '../../platform/contract/registration/registration-kind.rules.ts';
import { answer, answers, section } from '../paper/blocks.rules.ts';
import type { PaperSection } from '../paper/paper.ts';

/** A company as a document about it names it. */
export type CompanyOnPaper = { name: string; cnpj: string };

/** Whose document it is. */
export function companySection({ name, cnpj }: CompanyOnPaper): PaperSection {
  return section(
    'Empresa',
    answers(answer('Razão social', name, { width: 2 / 3 }), answer(registrationKindOf(cnpj), cnpj, { width: 1 / 3 })),
  );
}

/** The same at the head of further pages. */
export function nameAndNumber({ name, cnpj }: CompanyOnPaper): string {
  return [name, namedRegistration(cnpj)].filter(Boolean).join(' · ');
}
