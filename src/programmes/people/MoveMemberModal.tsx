import { Alert, Button, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { employeesApi } from '../../employees/useEmployees.ts';
import { ActionModal } from '../../ui/modal/ActionModal.tsx';
import { useModalRecord } from '../../ui/modal/useModalRecord.ts';
import { programmesApi } from '../useProgrammes.ts';
import { useCurrentGroups } from './useCurrentGroups.ts';

const back = 'function';

/** Puts a person into a group by hand, or back into that of their function. Where another has done so meanwhile is said first. */
export default function MoveMemberModal() {
  const { companyId = '', employeeId = '' } = useParams();
  const groups = useCurrentGroups(companyId);
  const { data, error } = useModalRecord(employeesApi.read.queryOptions({ input: { employeeId } }));
  const {
    data: found,
    error: unread,
    refetch,
    isFetchedAfterMount,
  } = useQuery({
    ...programmesApi.members.queryOptions({ input: { companyId, employeeId } }),
    refetchOnMount: 'always',
  });
  const [chosen, setChosen] = useState('');
  const [missing, setMissing] = useState(false);
  const [isSent, setSent] = useState(false);
  const person = data?.employee;
  // What was read for an earlier move is not where they are now.
  const place = isFetchedAfterMount ? found?.members.find(({ id }) => id === employeeId) : undefined;
  /** Where they were when somebody last looked. */
  const [looked, setLooked] = useState<typeof place>();
  if (place && !looked) setLooked(place);
  const hasChanged = !isSent && looked !== undefined && place !== undefined && looked.chosenIn !== place.chosenIn;

  async function assign() {
    setSent(true);
    try {
      const groupId = chosen === back ? null : chosen;
      await programmesApi.assign.call({ companyId, employeeId, groupId, fromGroupId: looked?.chosenIn });
    } catch (failure) {
      setSent(false);
      throw failure;
    }
  }

  return (
    <ActionModal
      mode="edit"
      title="Mudar de grupo"
      explanation={
        person && isFetchedAfterMount
          ? `${person.name} (${person.employee_function}) passa a ter os riscos e os exames do grupo escolhido, seja qual for a função, até alguém mudar de novo.`
          : undefined
      }
      loadError={error ?? unread}
      refetch={refetch}
      choice={{
        check: () => {
          setMissing(chosen === '');
          return chosen !== '';
        },
        field: (issue) => (
          <>
            {place && <Text mt="md">{whereNow(hasChanged ? looked : place)}</Text>}
            <div role="status">
              {hasChanged && (
                <Alert role="group" color="yellow" title="O grupo desta pessoa mudou agora" mt="md">
                  <Text size="sm">{`${whereNow(place)} O que você escolheu continua aqui.`}</Text>
                  <Button size="xs" variant="default" mt="xs" onClick={() => setLooked(place)}>
                    Entendi
                  </Button>
                </Alert>
              )}
            </div>
            <NativeSelect
              mt="md"
              label="Grupo"
              required
              value={chosen}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
              error={missing ? 'Escolha um grupo' : issue}
              data={[
                { value: '', label: 'Selecione' },
                { value: back, label: 'Voltar ao grupo da função' },
                ...groups.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </>
        ),
      }}
      action={assign}
      doneToast="Grupo mudado"
      failedToast="Erro ao mudar de grupo. Por favor, tente novamente."
      buttonLabel="Mudar de grupo"
    />
  );
}

function whereNow({ groupName, byHand }: { groupName: string | null; byHand: boolean }): string {
  if (groupName === null) return 'Está sem grupo.';
  return `Está em “${groupName}”${byHand ? ', à mão' : ', pela função'}.`;
}
