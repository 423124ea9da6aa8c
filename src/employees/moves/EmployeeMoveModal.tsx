import { Box } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { issuesOf } from '../../platform/contract/errors.ts';
import { useOwnerId } from '../../sign-in/useProfile.ts';
import { editQuery } from '../../ui/form/edit-query.ts';
import { useListOfModal } from '../../ui/list/ListModals.tsx';
import { ActionModal } from '../../ui/modal/ActionModal.tsx';
import { errorToast, successToast } from '../../ui/toast/toast.ts';
import { UnitPicker } from '../../units/UnitPicker.tsx';
import { employeesApi } from '../useEmployees.ts';

/** Moves the employee that the address names into another unit of the company, or into none. */
export default function EmployeeMoveModal() {
  const { employeeId = '' } = useParams();
  const companyId = useOwnerId();
  const list = useListOfModal();
  const read = useQuery(employeesApi.read.queryOptions({ input: { employeeId }, ...editQuery }));
  const employee = read.data?.employee;
  const current = employee?.unitId ?? '';
  const [chosen, setChosen] = useState<string | null>(null);
  const [isSame, setSame] = useState(false);
  const move = useMutation(
    employeesApi.move.mutationOptions({
      onSuccess: () => {
        successToast('Empregado mudou de unidade');
        void list.reload();
      },
      onError: () => errorToast('Erro ao mudar o empregado de unidade. Por favor, tente novamente.'),
    }),
  );
  const [issue] = issuesOf(move.error);
  const unitId = chosen ?? current;

  async function confirm() {
    setSame(unitId === current);
    if (unitId === current) throw new Error('no other unit was chosen');
    await move.mutateAsync({ employeeId, unitId });
  }

  return (
    <ActionModal
      mode="edit"
      title="Mudar de unidade"
      explanation={employee && explain(employee.name)}
      loadError={read.error}
      onConfirm={confirm}
      error={issue ? null : move.error}
      busy={move.isPending}
      buttonLabel="Mudar de unidade"
    >
      <Box mt="md">
        <UnitPicker
          companyId={companyId}
          value={unitId}
          onChange={setChosen}
          error={isSame && unitId === current ? 'Escolha outra unidade' : issue?.message}
        />
      </Box>
    </ActionModal>
  );
}

function explain(name: string): string {
  return `Em que unidade ${name} trabalha agora? Documentos e histórico são mantidos.`;
}
