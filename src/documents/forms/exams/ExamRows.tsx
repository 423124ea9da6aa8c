import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { today } from '../../../platform/contract/dates.ts';
import type { FieldName } from '../../../ui/fields/field-names.ts';
import { RowsField } from '../../../ui/fields/several/RowsField.tsx';
import { examNames } from './exam-names.labels.ts';

type Props = {
  name: FieldName;
  blank: object;
  /** Whether each row has a date of its own. */
  isDated?: boolean;
  /** The fields of a row, given the beginning of their names and the list of names that the exam's field offers. */
  children: (row: string, names: string) => ReactNode;
};

/** The exams of a form: names are offered as they are typed, and those that were done today are dated at once. */
export function ExamRows({ children, isDated = true, ...props }: Props) {
  const names = useId();
  useCodesOfNames();
  return (
    <>
      <datalist id={names}>
        {examNames.map((exam) => (
          <option key={exam} value={exam} />
        ))}
      </datalist>
      <RowsField {...props} addLabel="Adicionar Exame" rowLabel="Exame" actions={isDated && <TodayForAll />}>
        {(row) => children(row, names)}
      </RowsField>
    </>
  );
}

/** A code belongs to the name that it came with: whoever types another name names another exam. */
function useCodesOfNames() {
  const { subscribe, getValues, unregister } = useFormContext();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name = '', type }) => {
          const [, row] = /^(exams\.\d+)\.exam_name$/.exec(name) ?? [];
          if (row && type === 'change' && getValues(`${row}.exam_code`)) unregister(`${row}.exam_code`);
        },
      }),
    [subscribe, getValues, unregister],
  );
}

/** Dates the exams that have no date yet; one that was typed stays, and a row without a name is not made an exam. */
function TodayForAll() {
  const { getValues, setValue, getFieldState } = useFormContext<{
    exams: { exam_name: string; exam_date: string }[];
  }>();
  return (
    <Button
      variant="subtle"
      onClick={() => {
        const day = today();
        for (const [at, { exam_name, exam_date }] of getValues('exams').entries()) {
          if (!exam_name.trim() || exam_date.trim()) continue;
          const name = `exams.${at}.exam_date` as const;
          setValue(name, day, { shouldDirty: true, shouldValidate: getFieldState(name).invalid });
        }
      }}
    >
      Hoje nos exames sem data
    </Button>
  );
}
