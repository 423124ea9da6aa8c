import { Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { employeesApi } from '../employees/useEmployees.ts';
import { useOwnerId } from '../sign-in/useProfile.ts';
import { ActionModal } from '../ui/modal/ActionModal.tsx';
import { useModalRecord } from '../ui/modal/useModalRecord.ts';
import { useNextModal } from '../ui/modal/useModalRoute.ts';
import { UnitPicker } from './UnitPicker.tsx';
import { unitsApi } from './useUnits.ts';

/** What the modal is told by the one that led here. */
export type AfterMove = { thenDelete: boolean };

/** Moves all active employees of the unit that the address names into another one, as before it is deleted. */
export default function UnitMoveModal() {
  const { unitId = '' } = useParams();
  const { state }: { state: AfterMove | null } = useLocation();
  const companyId = useOwnerId();
  const nextModal = useNextModal();
  const unit = useModalRecord(unitsApi.read.queryOptions({ input: { unitId } }));
  const people = useModalRecord(employeesApi.listByUnit.queryOptions({ input: { unitId, pageSize: 0 } }));
  const [toUnitId, setToUnitId] = useState('');
  const [toNone, setToNone] = useState(false);
  const [missing, setMissing] = useState(false);

  return (
    <ActionModal
      mode="edit"
      title="Mudar empregados de unidade"
      explanation={unit.data && people.data && explain(unit.data.unit.identification, people.data.total ?? 0)}
      loadError={unit.error ?? people.error}
      choice={{
        check: () => {
          const isChosen = toNone || toUnitId !== '';
          setMissing(!isChosen);
          return isChosen;
        },
        field: (issue) => (
          <Stack mt="md">
            <UnitPicker
              companyId={companyId}
              label="Nova unidade"
              value={toUnitId}
              onChange={setToUnitId}
              error={missing ? 'Escolha a nova unidade' : issue}
              required={!toNone}
              disabled={toNone}
            />
            <Checkbox
              label="Deixar sem unidade"
              checked={toNone}
              onChange={(event) => setToNone(event.currentTarget.checked)}
            />
          </Stack>
        ),
      }}
      action={() => employeesApi.moveAll.call({ unitId, toUnitId: toNone ? null : toUnitId })}
      doneToast={({ moved }) => movedLabel(moved)}
      failedToast="Erro ao mudar os empregados de unidade. Por favor, tente novamente."
      onDone={
        state?.thenDelete ? () => nextModal(`delete/${unitId}`, { thenDelete: false } satisfies AfterMove) : undefined
      }
      buttonLabel="Mudar de unidade"
    />
  );
}

function explain(identification: string, count: number): string {
  const people = count === 1 ? 'O único empregado ativo' : `Os ${count} empregados ativos`;
  if (count === 0) return `“${identification}” não tem empregados ativos.`;
  return `${people} de “${identification}” ${count === 1 ? 'muda' : 'mudam'} para a unidade escolhida. Documentos e histórico são mantidos.`;
}

function movedLabel(count: number): string {
  return count === 1 ? '1 empregado mudou de unidade' : `${count} empregados mudaram de unidade`;
}
