import { useState } from 'react';
import { useProfile } from '../../sign-in/useProfile.ts';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { useAddressState } from '../../ui/list/useAddressState.ts';
import { CreateModal } from '../../ui/modal/CreateModal.tsx';
import { absencesApi } from '../useAbsences.ts';
import { AbsenceFields } from './AbsenceFields.tsx';
import { AbsentPersonField } from './AbsentPersonField.tsx';

const loadSchema = async () => (await import('../absences.contract.ts')).absenceFields;
const days = { starts_on: '', ends_on: '' };
const clinical = { source: 'certificate', nature: '', gradual_return: '', cause: '', cid: '' } as const;

/** Writes down that somebody is or was away, as of the person whom the address names. */
export default function AbsenceRecordModal() {
  const { params } = useAddressState();
  const isCompany = useProfile()?.user.type === 'company';
  const [employeeId] = useState(() => params.get('employeeId') ?? '');
  const form = useSchemaForm(loadSchema, { employeeId, ...days, ...(isCompany ? {} : clinical) });
  return (
    <CreateModal
      title="Registrar afastamento"
      form={form}
      save={(input) => absencesApi.create.call(input)}
      savedToast="Afastamento registrado com sucesso!"
      failedToast="Erro ao registrar o afastamento. Por favor, tente novamente mais tarde."
      buttonLabel="Registrar"
    >
      <AbsentPersonField />
      <AbsenceFields />
    </CreateModal>
  );
}
