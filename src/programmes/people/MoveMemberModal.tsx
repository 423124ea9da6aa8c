import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router';
import { employeesApi } from '../../employees/useEmployees.ts';
import { ActionModal } from '../../ui/modal/ActionModal.tsx';
import { useModalRecord } from '../../ui/modal/useModalRecord.ts';
import { programmesApi } from '../useProgrammes.ts';
import { useCurrentGroups } from './useCurrentGroups.ts';

const back = 'function';

/** Puts a person into a group by hand, or back into that of their function. */
export default function MoveMemberModal() {
  const { companyId = '', employeeId = '' } = useParams();
  const groups = useCurrentGroups(companyId);
  const { data, error } = useModalRecord(employeesApi.read.queryOptions({ input: { employeeId } }));
  const [chosen, setChosen] = useState('');
  const [missing, setMissing] = useState(false);
  const person = data?.employee;
  return (
    <ActionModal
      mode="edit"
      title="Mudar de grupo"
      explanation={
        person &&
        `${person.name} (${person.employee_function}) passa a ter os riscos e os exames do grupo escolhido, seja qual for a função, até alguém mudar de novo.`
      }
      loadError={error}
      choice={{
        check: () => {
          setMissing(chosen === '');
          return chosen !== '';
        },
        field: (issue) => (
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
        ),
      }}
      action={() => programmesApi.assign.call({ companyId, employeeId, groupId: chosen === back ? null : chosen })}
      doneToast="Grupo mudado"
      failedToast="Erro ao mudar de grupo. Por favor, tente novamente."
      buttonLabel="Mudar de grupo"
    />
  );
}
