import { VisuallyHidden } from '@mantine/core';
import { Wide } from '../../ui/Wide.tsx';
import { occasions } from '../programmes.labels.ts';
import type { ProtocolExam } from '../programmes.schema.ts';
import classes from './ExamMatrix.module.css';
import cards from './GroupCard.module.css';
import { type OccasionCell, occasionCell, shortOccasions } from './reading-words.rules.ts';

/** Which exam is made on which occasion, and the periodic one how often. */
export function ExamMatrix({ exams, of }: { exams: readonly ProtocolExam[]; of: string }) {
  const label = `Exames de ${of} por ocasião`;
  return (
    <Wide label={label} minWidth={600}>
      <table className={classes.matrix} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Exame</th>
            {occasions.map((occasion) => (
              <th key={occasion} scope="col">
                {shortOccasions[occasion]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {exams.map((exam) => (
            <tr key={exam.code}>
              <th scope="row">
                {exam.name} <span className={cards.code}>{exam.code}</span>
              </th>
              {occasions.map((occasion) => (
                <td key={occasion}>
                  <Cell cell={occasionCell(exam, occasion)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

function Cell({ cell: { sign, more, words } }: { cell: OccasionCell }) {
  return (
    <>
      <span aria-hidden="true" className={sign === '—' ? classes.not : undefined}>
        {sign}
        {more && <span className={classes.more}>{more}</span>}
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
