import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { OpenWhenLeaving } from '../../referrals/leaving/leaving.labels.ts';
import { referralsApi } from '../../referrals/useReferrals.ts';
import { ActionModal } from '../../ui/modal/ActionModal.tsx';
import { useModalRecord } from '../../ui/modal/useModalRecord.ts';
import { employeesApi } from '../useEmployees.ts';
import { canChoose, LeavingChoice } from './LeavingChoice.tsx';

/** Asks before an employee leaves the lists; documents and history stay. What they are still awaited for is named and decided. */
export default function EmployeeInactivateModal() {
  const { employeeId = '' } = useParams();
  const { data, error } = useModalRecord(employeesApi.read.queryOptions({ input: { employeeId } }));
  const referred = useQuery(referralsApi.list.queryOptions({ input: { employeeId, state: 'open', pageSize: 20 } }));
  const [chosen, setChosen] = useState<OpenWhenLeaving | ''>('');
  const [isChecked, setChecked] = useState(false);
  const open = referred.data?.referrals ?? [];
  const isReady = referred.data !== undefined || referred.error !== null;
  return (
    <ActionModal
      mode="delete"
      title="Inativar Empregado"
      explanation={
        data && isReady
          ? `${data.employee.name} sairá das listas. Os documentos e o histórico são mantidos.`
          : undefined
      }
      loadError={error}
      choice={{
        check: () => {
          setChecked(true);
          return chosen !== '' || !canChoose(open);
        },
        field: (issue) => (
          <LeavingChoice
            employeeId={employeeId}
            open={open}
            value={chosen}
            onChange={setChosen}
            error={isChecked && chosen === '' ? 'Escolha uma das opções' : issue}
          />
        ),
      }}
      action={() => employeesApi.inactivate.call({ employeeId, openReferrals: chosen || 'keep' })}
      doneToast="Colaborador inativado com sucesso!"
      failedToast="Erro ao inativar colaborador. Por favor, tente novamente mais tarde."
      buttonLabel="Inativar"
    />
  );
}
