import type { z } from 'zod';
import type { EquipmentKind } from '../../../equipment/equipment.labels.ts';
import { formatDate } from '../../../platform/contract/dates.ts';
import type { Issue } from '../../../platform/contract/errors.ts';
import { type Issuable, issuableForm, personOf } from '../issuable.server.ts';
import { contradictionsOfEquipment } from './equipment-of-exam.rules.ts';

/** What every exam done in the house answers. */
type ExamAnswers = {
  name: string;
  cpf: string;
  date: string;
  maker: string;
  model: string;
  serial: string;
  calibrated_on: string;
};

type Own<Schema extends z.ZodType<ExamAnswers>> = Pick<
  Issuable<Schema>,
  'schema' | 'labels' | 'paper' | 'shown' | 'courses'
> & {
  /** The kind with which it is done. */
  equipment: EquipmentKind;
  refusals: (answers: z.output<Schema>, known: { today: string }) => Issue[];
};

/** What issuing an exam done in the house has to know: its equipment is the register's, and of a day a second one is asked about. */
export function inHouseIssuable<Schema extends z.ZodType<ExamAnswers>>({ equipment, ...own }: Own<Schema>): Issuable {
  const exam = (answers: z.output<Schema>) => answers as ExamAnswers;
  return issuableForm<Schema>({
    ...own,
    person: (answers) => personOf(exam(answers)),
    contradictions: (answers, register) => contradictionsOfEquipment(exam(answers), register, equipment),
    duplicate: {
      onTheSameDay: false,
      isSame: (before, after) => exam(before).date === exam(after).date,
      stands: (answers) => `Já vale, desta pessoa e de ${formatDate(exam(answers).date)}`,
    },
  });
}
