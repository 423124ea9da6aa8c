import { answer, answers, paperDate, placeAndDate, section, wholeSection } from '../../paper/blocks.rules.ts';
import { letterheadOf } from '../../paper/letterhead.rules.ts';
import type { Paper, PaperContext } from '../../paper/paper.ts';
import { signingOf } from '../../paper/signers.rules.ts';
import { identityBlock } from '../shared/shared.paper.ts';
import { nameAndCpf } from '../shared/shared.rules.ts';
import { vaccinationCardFacts } from './vaccination-card.form-facts.ts';
import { vaccinationCardLabels as labels } from './vaccination-card.labels.ts';
import type { VaccinationCardAnswers } from './vaccination-card.schema.ts';

const title = 'Carteira de vacinação ocupacional';

const statement =
  'As doses acima são as que constam do prontuário na data desta carteira, entregue ao(à) trabalhador(a) como comprovante das vacinas recebidas (NR-32, 32.2.4.17.7).';

/** The card on paper: every dose with its day, lot and manufacturer, signed by whoever issues it. */
export function vaccinationCardPaper(of: VaccinationCardAnswers, context: PaperContext): Paper {
  const { signers, responsible } = signingOf(context, vaccinationCardFacts.rights(of));
  return {
    title,
    letterhead: letterheadOf(context.practice),
    copies: [
      {
        label: '',
        sections: [
          section(
            'Trabalhador(a)',
            identityBlock(of),
            answers(answer(labels.corporate_reason, of.corporate_reason, { width: 1 })),
          ),
          section(
            labels.doses,
            {
              kind: 'table',
              columns: [
                { label: labels.vaccine, width: 0.26 },
                { label: labels.dose, width: 0.14 },
                { label: labels.date, width: 0.13 },
                { label: labels.lot, width: 0.14 },
                { label: labels.manufacturer, width: 0.17 },
                { label: labels.origin, width: 0.16 },
              ],
              ...{ across: 1, detail: '', room: 3 },
              rows: of.doses.map(({ vaccine, dose, date, lot, manufacturer, origin }) => [
                ...[vaccine, dose, paperDate(date), lot || '–', manufacturer || '–', origin],
              ]),
            },
            answers(answer(labels.observation, of.observation, { width: 1 })),
          ),
          wholeSection(
            '',
            { kind: 'text', role: 'note', text: statement, room: 0 },
            { kind: 'signatures', placeAndDate: placeAndDate(''), signers, responsible },
          ),
        ],
      },
    ],
    whose: nameAndCpf(of),
    further: [title],
    imprint: null,
  };
}
