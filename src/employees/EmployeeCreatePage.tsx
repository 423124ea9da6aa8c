import { useRef } from 'react';
import { Controller } from 'react-hook-form';
import { useOwnerId } from '../sign-in/useProfile.ts';
import { blankOf } from '../ui/form/blank.ts';
import { changedFields } from '../ui/form/changed-fields.ts';
import { CreatePage } from '../ui/form/create/CreatePage.tsx';
import { useSchemaForm } from '../ui/form/useSchemaForm.ts';
import { ModalOnDemand } from '../ui/modal/ModalOnDemand.tsx';
import { UnitPicker } from '../units/UnitPicker.tsx';
import { EmployeeFields } from './EmployeeFields.tsx';
import { defaultPcdObservation, employeeLabels } from './employees.labels.ts';
import type { Registered } from './list/RegisteredNotice.tsx';
import { editPath, useRegistration } from './useRegistration.ts';

export function meta() {
  return [{ title: 'Cadastrar Empregado · Zelo' }];
}

const loadSchema = async () => (await import('./employees.contract.ts')).employeeCreateInput;

const formerDialog = async () => (await import('./former/FormerEmployeeDialog.tsx')).FormerEmployeeDialog;

const blank = blankOf(employeeLabels, { sex: undefined, pcd_observation: defaultPcdObservation });
const next = { label: 'Cadastrar e cadastrar outro', keep: ['unitId'] as const };

export default function EmployeeCreatePage() {
  const companyId = useOwnerId();
  const form = useSchemaForm(loadSchema, blank);
  const isUnitFromDraft = useRef(false);
  const isAnother = useRef(false);
  const { save, former, choose } = useRegistration(() => changedFields(form.getValues(), blank)?.typed ?? {});

  /** It is what the form begins with; whoever has taken it back finds it so again after a reload. */
  function takeOnlyUnit(only: string) {
    if (isAnother.current) return; // It has the unit of the one before, also where that had none.
    form.resetField('unitId', { defaultValue: only });
    if (isUnitFromDraft.current) form.setValue('unitId', '', { shouldDirty: true });
  }

  return (
    <>
      <CreatePage
        title="Cadastrar Empregado"
        form={form}
        list="/employees"
        another={next}
        save={async (input) => {
          const saved = await save({ ...input, companyId });
          isAnother.current = true;
          return saved;
        }}
        savedToast={({ reactivated }) =>
          reactivated ? 'Cadastro reativado com sucesso!' : 'Empregado criado com sucesso'
        }
        nextAfter={({ reactivated }) => (reactivated ? editPath(reactivated) : '/employees')}
        tellNext={({ created }) => ({ registered: created }) satisfies Registered}
        onRestored={({ typed }) => {
          isUnitFromDraft.current = 'unitId' in typed;
        }}
        onFailed={(error) => console.warn(error)}
      >
        <Controller
          control={form.control}
          name="unitId"
          render={({ field, fieldState }) => (
            <UnitPicker
              ref={field.ref}
              companyId={companyId}
              value={field.value ?? ''}
              onChange={field.onChange}
              onOnly={takeOnlyUnit}
              error={fieldState.error?.message}
            />
          )}
        />
        <EmployeeFields mode="create" />
      </CreatePage>
      <ModalOnDemand
        opened={former !== null}
        load={formerDialog}
        modal={{ former, onChoose: choose, onClose: () => choose('cancel') }}
      />
    </>
  );
}
