import { answer, answers, chosen, placeAndDate, section } from '../../paper/blocks.rules.ts';
import { imprintOf, shortLetterheadOf } from '../../paper/letterhead.rules.ts';
import type { Paper, PaperContext } from '../../paper/paper.ts';
import { signingOf } from '../../paper/signers.rules.ts';
import { asksOnlyAudiometry } from '../exams/only-audiometry.rules.ts';
import { identityBlock } from '../shared/shared.paper.ts';
import { nameAndCpf } from '../shared/shared.rules.ts';
import { examRequest2Facts } from './exam-request-2.form-facts.ts';
import { examRequest2Labels as labels } from './exam-request-2.labels.ts';
import type { ExamRequest2Answers } from './exam-request-2.schema.ts';

const title = 'Solicitação de exames complementares';

/** The request of functional and image exams on paper. */
export function examRequest2Paper(of: ExamRequest2Answers, context: PaperContext): Paper {
  return {
    title,
    letterhead: shortLetterheadOf(context.practice),
    copies: [
      {
        label: '',
        sections: [
          section(
            'Paciente',
            identityBlock(of),
            answers(answer(labels.corporate_reason, of.corporate_reason, { width: 1 })),
          ),
          section(labels.exams, chosen(of.exams), {
            kind: 'signatures',
            placeAndDate: placeAndDate(''),
            ...signingOf(context, examRequest2Facts.rights(of), {
              contacts: false,
              onlyAudiometry: asksOnlyAudiometry(of),
            }),
          }),
        ],
      },
    ],
    whose: nameAndCpf(of),
    further: [title],
    imprint: imprintOf(context.practice),
  };
}
