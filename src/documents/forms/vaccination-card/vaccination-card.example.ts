import { formExample } from '../form.example.ts';
import { longName, patient } from '../shared/shared.example.ts';
import { vaccinationCardPaper } from './vaccination-card.paper.ts';
import type { VaccinationCardAnswers } from './vaccination-card.schema.ts';

const typical: VaccinationCardAnswers = {
  ...patient,
  corporate_reason: 'Pão Quente Panificação Ltda.',
  doses: [
    {
      vaccine: 'Hepatite B',
      dose: '1ª dose',
      date: '2026-01-31',
      lot: 'HB-001',
      manufacturer: 'Butantan',
      origin: 'Aplicada pela clínica',
    },
    {
      vaccine: 'Hepatite B',
      dose: '2ª dose',
      date: '2026-02-28',
      lot: 'HB-002',
      manufacturer: 'Butantan',
      origin: 'Aplicada pela clínica',
    },
    {
      vaccine: 'Influenza',
      dose: 'Dose anual',
      date: '2026-04-10',
      lot: 'FLU-26',
      manufacturer: 'Butantan',
      origin: 'Carteira apresentada',
    },
  ],
  observation: '',
};

const many = Array.from({ length: 40 }, (_, at) => ({
  ...{ vaccine: 'Sarampo, caxumba e rubéola (tríplice viral)', dose: `${at + 1}ª dose`, date: '2026-05-05' },
  ...{ lot: `LOTE-COMPRIDO-${at + 1}`, manufacturer: 'Instituto de Tecnologia em Imunobiológicos' },
  origin: 'Carteira apresentada',
}));

/** Answers that the form must take and print: the usual ones, the most, the least. */
const vaccinationCardExamples = {
  typical,
  fullest: {
    ...typical,
    name: longName,
    doses: many,
    observation: 'Apresentar em caso de acidente com material biológico.',
  },
  minimal: { ...typical, doses: typical.doses.slice(0, 1) },
} satisfies Record<string, VaccinationCardAnswers>;

/** How they stand on paper, and on how many pages. */
export const example = formExample({
  answers: vaccinationCardExamples,
  paper: vaccinationCardPaper,
  pages: { fullest: [2, 4], typical: [1, 1], minimal: [1, 1] },
});
