import { Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { dueDatesApi } from '../../../due-dates/useDueDates.ts';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { today } from '../../../platform/contract/dates.ts';
import { DayField } from '../../../ui/fields/DayField.tsx';
import { IssueGatheredModal } from '../../issued/gathered/IssueGatheredModal.tsx';
import type { AnswersBefore } from '../../issued/gathered/useIssueGathered.ts';
import { personDocuments } from '../registry.ts';
import { seenByOf } from '../seen-by.labels.ts';
import { personDocumentsApi } from '../usePersonDocuments.ts';

const facts = personDocuments['after-job'];

type Typed = Partial<Record<'endedOn' | 'nextOn' | 'place', string>>;

/** Asks for the last day of the contract and for day and place of the next exam, and issues the letter or the one that corrects it. */
export default function IssueAfterJobModal() {
  const { employeeId = '' } = useParams();
  const [search] = useSearchParams();
  const [typed, setTyped] = useState<Typed>({});
  const corrects = search.get('corrects') ?? undefined;
  const saidOf = (before: AnswersBefore | null) => ({
    endedOn: typed.endedOn ?? String(before?.endedOn ?? search.get('on') ?? today()),
    nextOn: typed.nextOn ?? String(before?.nextOn ?? ''),
    place: typed.place ?? String(before?.place ?? ''),
  });
  return (
    <IssueGatheredModal
      facts={facts}
      correctsId={corrects}
      asksAgain
      seenBy={seenByOf(facts)}
      lostAt="Visualizar documentos"
      fields={(before) => (
        <Fields
          employeeId={employeeId}
          said={saidOf(before)}
          onChange={(changed) => setTyped({ ...typed, ...changed })}
        />
      )}
      send={(before, correcting) =>
        personDocumentsApi.issue.call({
          ...{ kind: 'after-job', recordId: employeeId, answers: saidOf(before) },
          ...correcting,
        })
      }
    />
  );
}

type FieldsProps = { employeeId: string; said: Required<Typed>; onChange: (changed: Typed) => void };

function Fields({ employeeId, said: { endedOn, nextOn, place }, onChange }: FieldsProps) {
  const { data, error } = useQuery({
    ...dueDatesApi.dismissal.queryOptions({ input: { employeeId, on: endedOn } }),
    enabled: endedOn !== '',
  });
  return (
    <Stack gap="sm">
      <DayField label="Último dia do contrato" value={endedOn} onChange={(day) => onChange({ endedOn: day })} />
      <Text size="sm" role="status">
        {error ? errorMessage(error) : data && (data.afterJob ?? 'Nenhuma exposição que continue depois do contrato.')}
      </Text>
      <DayField label="Próxima avaliação em" value={nextOn} onChange={(day) => onChange({ nextOn: day })} />
      <TextInput
        label="Local da próxima avaliação"
        description="Em branco: o último dia que a norma permite, na clínica."
        value={place}
        maxLength={500}
        onChange={(event) => onChange({ place: event.target.value })}
      />
    </Stack>
  );
}
