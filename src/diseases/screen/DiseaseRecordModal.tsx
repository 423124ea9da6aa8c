import { Alert } from '@mantine/core';
import { useState } from 'react';
import { AnyEmployeePicker } from '../../employees/AnyEmployeePicker.tsx';
import { blankOf } from '../../ui/form/blank.ts';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { CreateModal } from '../../ui/modal/CreateModal.tsx';
import { diseaseLabels } from '../diseases.labels.ts';
import { diseasesApi } from '../useDiseases.ts';
import { DiseaseFields } from './DiseaseFields.tsx';

const loadSchema = async () => (await import('../diseases.contract.ts')).diseaseFields;
const blank = { ...blankOf(diseaseLabels), nexus: 'suspected' as const };

/** Writes down a disease related to work of somebody of any company. */
export default function DiseaseRecordModal() {
  const [employeeId, setEmployeeId] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const form = useSchemaForm(loadSchema, blank);
  return (
    <CreateModal
      title="Registrar doença"
      form={form}
      save={async (input) => {
        setIsAsked(true);
        if (employeeId === '') throw new Error('Escolha de quem é a doença');
        return await diseasesApi.create.call({ ...input, employeeId });
      }}
      savedToast="Doença registrada com sucesso!"
      failedToast="Erro ao registrar a doença. Por favor, confira os campos."
      buttonLabel="Registrar"
    >
      <AnyEmployeePicker onChoose={setEmployeeId} />
      {isAsked && employeeId === '' && (
        <Alert color="red" role="alert">
          Escolha de quem é a doença.
        </Alert>
      )}
      <DiseaseFields />
    </CreateModal>
  );
}
