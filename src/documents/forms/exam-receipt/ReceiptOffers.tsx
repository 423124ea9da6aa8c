import { Button, Paper, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { formatDate, today } from '../../../platform/contract/dates.ts';
import { isClinicalExam } from '../exams/clinical-exam.rules.ts';
import { daysWithoutClinical, type RecordedDay } from './recorded-days.rules.ts';
import { useRecordedExams } from './useRecordedExams.ts';

type Answers = { date: string; exams: RecordedDay['exams'] };

/** Offers the exams of one day that are in the register, and those of the guide that is being attended. */
export function ReceiptOffers() {
  const { exams, referral, day } = useRecordedExams();
  const { getValues, setValue } = useFormContext<Answers>();
  const days = daysWithoutClinical(exams, day);
  const ofGuide = referral?.exams.map(({ code, name }) => ({ exam_name: name, exam_code: code })) ?? [];
  const take = (taken: RecordedDay) => {
    setValue('date', taken.day, { shouldDirty: true, shouldValidate: true });
    setValue('exams', taken.exams, { shouldDirty: true, shouldValidate: true });
  };

  // Who comes for the receipt of one day finds it filled in, unless something stands there already.
  const wanted = days.find((one) => one.day === day);
  const hasTaken = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the register is read
  useEffect(() => {
    if (!wanted || hasTaken.current) return;
    hasTaken.current = true;
    if (getValues('date') === '' && getValues('exams').every(({ exam_name }) => exam_name === '')) take(wanted);
  }, [wanted]);

  const hasGuide = ofGuide.length > 0 && !ofGuide.some(isClinicalExam);
  if (days.length === 0 && !hasGuide) return null;
  return (
    <Paper withBorder p="box" component="section" aria-label="Exames registrados">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">Exames feitos sem avaliação clínica:</Text>
        {hasGuide && referral && (
          <Offer
            text={`${referral.name}: ${namesOf(ofGuide)}`}
            label="Usar os da guia, feitos hoje"
            onTake={() => take({ day: today(), exams: ofGuide })}
          />
        )}
        {days.map((one) => (
          <Offer
            key={one.day}
            text={`${formatDate(one.day)}: ${namesOf(one.exams)}`}
            label={`Usar os de ${formatDate(one.day)}`}
            onTake={() => take(one)}
          />
        ))}
      </Stack>
    </Paper>
  );
}

function Offer({ text, label, onTake }: { text: string; label: string; onTake: () => void }) {
  return (
    <div>
      <Text size="sm">{text}</Text>
      <Button mt={4} size="xs" variant="light" onClick={onTake}>
        {label}
      </Button>
    </div>
  );
}

function namesOf(exams: RecordedDay['exams']): string {
  return exams.map(({ exam_name }) => exam_name).join(', ');
}
