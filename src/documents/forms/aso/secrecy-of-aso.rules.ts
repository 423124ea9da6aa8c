import { allKinds, type ClinicalWord, clinicalWordIn, secrecyRefusal } from '../secrecy/clinical-words.rules.ts';
import type { AsoAnswers } from './aso.schema.ts';
import type { Lack } from './content-of-aso.rules.ts';

/** What each answer is looked through for: a place may be called A10, and a risk by the disease that it brings. */
const looked: Readonly<Partial<Record<keyof AsoAnswers, readonly ClinicalWord['is'][]>>> = {
  conclusion: allKinds,
  observation: allKinds,
  location: ['result'],
  sector: ['result'],
  employeeFunction: ['result'],
  physicalRisks: ['result'],
  chemicalRisks: ['result'],
  biologicalRisks: ['result'],
  ergonomicRisks: ['result'],
  mechanicalRiks: ['result'],
};

/** What of an ASO says results, diagnoses or CID: the employer reads it, and it never has them (CFM 2.323/2022, art. 6). */
export function secretsIn(answers: AsoAnswers): Lack[] {
  const texts = [
    ...Object.entries(looked).map(([path, among]) => ({
      path,
      text: String(answers[path as keyof AsoAnswers]),
      among,
    })),
    ...answers.exams.map(({ exam_name: text }, at) => ({
      ...{ path: `exams.${at}.exam_name`, text, among: ['measure', 'result'] as const },
    })),
  ];
  return texts.flatMap(({ path, text, among }) => {
    const found = clinicalWordIn(text, among);
    if (!found) return [];
    const what = `Retirar ‘${found.words}’: o ASO não traz resultado, diagnóstico nem CID`;
    return [{ path, what, message: `${secrecyRefusal(found)}. Retire-o: o ASO diz só apto(a) ou inapto(a)` }];
  });
}
