import { answer, answers, chosen, placeAndDate, section } from '../../paper/blocks.rules.ts';
import { imprintOf, shortLetterheadOf } from '../../paper/letterhead.rules.ts';
import type { Paper, PaperContext, PaperSection } from '../../paper/paper.ts';
import { signingOf } from '../../paper/signers.rules.ts';
import { asksOnlyAudiometry } from '../exams/only-audiometry.rules.ts';
import { identityBlock } from '../shared/shared.paper.ts';
import { nameAndCpf } from '../shared/shared.rules.ts';
import { askedOnce } from './asked-once.rules.ts';
import { examRequest1Facts } from './exam-request-1.form-facts.ts';
import { examRequest1Labels as labels } from './exam-request-1.labels.ts';
import type { ExamRequest1Answers } from './exam-request-1.schema.ts';

const title = 'Solicitação de exames laboratoriais';

/** The request of laboratory exams on paper: only what is asked for, so that the laboratory can't misread it. */
export function examRequest1Paper(of: ExamRequest1Answers, context: PaperContext): Paper {
  return {
    title,
    letterhead: shortLetterheadOf(context.practice),
    copies: [
      {
        label: '',
        sections: [
          section('Paciente', identityBlock(of), answers(answer(labels.company, of.company, { width: 1 }))),
          ...asked(labels.exams, of.exams),
          ...asked(labels.chemical_agents, askedOnce(of.chemical_agents, of.exams)),
          section(
            of.text_field ? labels.text_field : '',
            ...(of.text_field ? [{ kind: 'text', role: 'note', text: of.text_field, room: 0 } as const] : []),
            {
              kind: 'signatures',
              placeAndDate: placeAndDate(''),
              ...signingOf(context, examRequest1Facts.rights(of), {
                contacts: false,
                onlyAudiometry: asksOnlyAudiometry(of),
              }),
            },
          ),
        ],
      },
    ],
    whose: nameAndCpf(of),
    further: [title],
    imprint: imprintOf(context.practice),
  };
}

function asked(label: string, exams: readonly string[]): PaperSection[] {
  return exams.length > 0 ? [section(label, chosen(exams))] : [];
}
