import { Alert, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { AnyEmployeePicker } from '../../../employees/AnyEmployeePicker.tsx';
import { issuesOf } from '../../../platform/contract/errors.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { CreateModal } from '../../../ui/modal/CreateModal.tsx';
import { catsApi } from '../useCats.ts';
import { CatFields } from './CatFields.tsx';
import { blankCat } from './cat-form.rules.ts';

const loadSchema = async () => (await import('../cats.contract.ts')).catFields;

/** Writes down a CAT of somebody of any company. */
export default function CatRecordModal() {
  const [employeeId, setEmployeeId] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  /** Another one of that day stands: the server has asked whether this one is another accident. */
  const [isDoubtful, setIsDoubtful] = useState(false);
  const [isAnother, setIsAnother] = useState(false);
  const form = useSchemaForm(loadSchema, blankCat);
  return (
    <CreateModal
      title="Registrar CAT"
      form={form}
      save={async (input) => {
        setIsAsked(true);
        if (employeeId === '') throw new Error('Escolha de quem é a CAT');
        try {
          return await catsApi.create.call({ ...input, employeeId, anotherConfirmed: isDoubtful && isAnother });
        } catch (error) {
          if (issuesOf(error).some(({ path }) => path === 'anotherConfirmed')) setIsDoubtful(true);
          throw error;
        }
      }}
      savedToast="CAT registrada com sucesso!"
      failedToast="Erro ao registrar a CAT. Por favor, confira os campos."
      buttonLabel="Registrar"
    >
      <AnyEmployeePicker
        onChoose={(id) => {
          setEmployeeId(id);
          setIsDoubtful(false);
          setIsAnother(false);
        }}
      />
      {isAsked && employeeId === '' && (
        <Alert color="red" role="alert">
          Escolha de quem é a CAT.
        </Alert>
      )}
      <CatFields />
      {isDoubtful && (
        <Checkbox
          mt="sm"
          label="É outra CAT desta pessoa, do mesmo dia"
          checked={isAnother}
          onChange={({ currentTarget }) => setIsAnother(currentTarget.checked)}
        />
      )}
    </CreateModal>
  );
}
