import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AnyEmployeePicker } from '../../employees/AnyEmployeePicker.tsx';
import { employeesApi } from '../../employees/useEmployees.ts';
import { formatDate, today } from '../../platform/contract/dates.ts';
import { blankOf } from '../../ui/form/blank.ts';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { useAddressState } from '../../ui/list/useAddressState.ts';
import { CreateModal } from '../../ui/modal/CreateModal.tsx';
import { restrictionLabels } from '../restrictions.labels.ts';
import { restrictionsApi } from '../useRestrictions.ts';
import { AsoField } from './AsoField.tsx';
import { RestrictionFields } from './RestrictionFields.tsx';

const loadSchema = async () => (await import('../restrictions.contract.ts')).restrictionFields;

/** Writes down what somebody may not do, of the person whom the address names or of anybody. */
export default function RestrictionRecordModal() {
  const { params } = useAddressState();
  const [ofAddress] = useState(() => params.get('employeeId') ?? '');
  const [employeeId, setEmployeeId] = useState(ofAddress);
  const [isAsked, setIsAsked] = useState(false);
  const person = useQuery(
    employeesApi.read.queryOptions({ input: { employeeId: ofAddress }, enabled: ofAddress !== '' }),
  );
  const { employeeId: _, ...blank } = blankOf(restrictionLabels);
  const form = useSchemaForm(loadSchema, { ...blank, from_on: formatDate(today()) });
  return (
    <CreateModal
      title="Registrar restrição"
      form={form}
      save={async (input) => {
        setIsAsked(true);
        if (employeeId === '') throw new Error('Escolha de quem é a restrição');
        return await restrictionsApi.create.call({ ...input, employeeId });
      }}
      savedToast="Restrição registrada com sucesso! A empresa foi avisada."
      failedToast="Erro ao registrar a restrição. Por favor, confira os campos."
      buttonLabel="Registrar"
    >
      {ofAddress === '' ? (
        <AnyEmployeePicker onChoose={setEmployeeId} />
      ) : (
        <Text>
          De <strong>{person.data?.employee.name ?? '…'}</strong>
        </Text>
      )}
      {isAsked && employeeId === '' && (
        <Alert color="red" role="alert">
          Escolha de quem é a restrição.
        </Alert>
      )}
      <RestrictionFields />
      <AsoField employeeId={employeeId} label={restrictionLabels.documentId} none="Nenhum" />
    </CreateModal>
  );
}
