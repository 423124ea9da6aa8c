import { answer, answers, paperDate, placeAndDate, section, wholeSection } from '../../paper/blocks.rules.ts';
import { letterheadOf } from '../../paper/letterhead.rules.ts';
import type { Paper, PaperContext } from '../../paper/paper.ts';
import { signingOf } from '../../paper/signers.rules.ts';
import { identityBlock } from '../shared/shared.paper.ts';
import { nameAndCpf } from '../shared/shared.rules.ts';
import { examReceiptFacts } from './exam-receipt.form-facts.ts';
import { examReceiptLabels as labels } from './exam-receipt.labels.ts';
import type { ExamReceiptAnswers } from './exam-receipt.schema.ts';

const title = 'Recibo de exames complementares';

const statement =
  'Os exames acima foram feitos sem exame clínico ocupacional, e os seus resultados são entregues ao(à) trabalhador(a) com este recibo (NR-7, 7.5.19.3). Nenhum resultado consta dele, e ele não substitui o ASO.';

const received = 'Recebi os resultados em ____ / ____ / ________';

/** The receipt on paper: the exams by their names, signed by whoever hands over the results and by who receives them. */
export function examReceiptPaper(of: ExamReceiptAnswers, context: PaperContext): Paper {
  const { signers, responsible } = signingOf(context, examReceiptFacts.rights(of));
  const worker = { name: of.name || 'Trabalhador(a)', role: received, lines: [] };
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
          section(labels.exams, answers(answer(labels.date, paperDate(of.date), { width: 1, room: true })), {
            kind: 'table',
            columns: [{ label: labels.exam_name, width: 1 }],
            across: 1,
            rows: of.exams.map(({ exam_name }) => [exam_name]).filter(([name]) => name?.trim() !== ''),
            detail: '',
            room: 3,
          }),
          wholeSection(
            '',
            { kind: 'text', role: 'note', text: statement, room: 0 },
            { kind: 'signatures', placeAndDate: placeAndDate(''), signers: [...signers, worker], responsible },
          ),
        ],
      },
    ],
    whose: nameAndCpf(of),
    further: [title],
    imprint: null,
  };
}
