import { vaccineNamed } from './vaccine-schemes.labels.ts';
import type { VaccineCode } from './vaccines.labels.ts';

/** What somebody is told of a vaccine before they refuse it (NR-32, 32.2.4.17.5): what it protects from, and what it may cause. */
type Information = { protects: string; effects: string };

const local = 'dor, vermelhidão ou inchaço no local, por um ou dois dias; reações graves são raras';

const informed: Readonly<Record<VaccineCode, Information>> = {
  hepatitisB: {
    protects: 'Protege da hepatite B, que se pega pelo sangue e por outros fluidos do corpo e pode tornar-se crônica.',
    effects: `Pode causar ${local}.`,
  },
  tetanus: {
    protects: 'Protege do tétano, que entra por ferimentos, e da difteria; a dTpa, também da coqueluche.',
    effects: `Pode causar febre e ${local}.`,
  },
  influenza: {
    protects: 'Protege da gripe e das suas complicações; muda todo ano com os vírus que circulam.',
    effects: `Pode causar febre baixa e ${local}.`,
  },
  measles: {
    protects: 'Protege do sarampo, da caxumba e da rubéola, que passam de pessoa a pessoa pelo ar.',
    effects: 'Pode causar febre e manchas na pele dias depois, e dor no local; reações graves são raras.',
  },
  yellowFever: {
    protects: 'Protege da febre amarela, transmitida por mosquitos.',
    effects: 'Pode causar febre e dor no corpo dias depois, e dor no local; reações graves são raras.',
  },
  other: {
    protects: 'Protege da doença a que o trabalho expõe, como foi explicado.',
    effects: `Pode causar ${local}.`,
  },
};

/** What is said of a vaccine by its name, in the words of the paper. */
export function vaccineInformation(name: string): Information {
  return informed[vaccineNamed(name).code];
}
