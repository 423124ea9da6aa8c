import { Box } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router';
import { isChangedByOther } from '../../platform/contract/changed-by-other.ts';
import { useOwnerId } from '../../sign-in/useProfile.ts';
import { ActionModal } from '../../ui/modal/ActionModal.tsx';
import { useModalRecord } from '../../ui/modal/useModalRecord.ts';
import { UnitPicker } from '../../units/UnitPicker.tsx';
import { employeesApi } from '../useEmployees.ts';

/** Moves the employee that the address names into another unit of the company, or into none. */
export default function EmployeeMoveModal() {
  const { employeeId = '' } = useParams();
  const companyId = useOwnerId();
  const { data, error, refetch } = useModalRecord(employeesApi.read.queryOptions({ input: { employeeId } }));
  const current = data?.employee.unitId ?? '';
  const [chosen, setChosen] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const unitId = chosen ?? current;
  const isOther = unitId !== current;

  /** Where another has changed them meanwhile, the window shows where they are now, and asks again. */
  async function move() {
    try {
      return await employeesApi.move.call({ employeeId, unitId, fromUnitId: data?.employee.unitId });
    } catch (failure) {
      if (isChangedByOther(failure)) await refetch();
      throw failure;
    }
  }

  return (
    <ActionModal
      mode="edit"
      title="Mudar de unidade"
      explanation={data && `Em que unidade ${data.employee.name} trabalha agora? Documentos e histórico são mantidos.`}
      loadError={error}
      choice={{
        check: () => {
          setChecked(true);
          return isOther;
        },
        field: (issue) => (
          <Box mt="md">
            <UnitPicker
              companyId={companyId}
              value={unitId}
              onChange={setChosen}
              error={isChecked && !isOther ? 'Escolha outra unidade' : issue}
            />
          </Box>
        ),
      }}
      action={move}
      doneToast="Empregado mudou de unidade"
      failedToast="Erro ao mudar o empregado de unidade. Por favor, tente novamente."
      buttonLabel="Mudar de unidade"
    />
  );
}
