import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { CreateModal } from '../../../ui/modal/CreateModal.tsx';
import { conditionsApi } from '../useConditions.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { formOf } from './condition-form.rules.ts';
import { useConditionsOf } from './useConditionsOf.ts';

const loadSchema = async () => (await import('../conditions.contract.ts')).conditionFields;

/** Writes down the conditions of the group of the address, from a day on. */
export default function ConditionRecordModal() {
  const { groupId = '' } = useParams();
  const { companyId } = useConditionsOf();
  const { data, error } = useQuery(conditionsApi.list.queryOptions({ input: { companyId } }));
  const group = data?.groups.find(({ id }) => id === groupId) ?? null;
  const form = useSchemaForm(loadSchema, { since: '', ...formOf(null, null) });
  useEffect(() => {
    if (group) form.reset({ since: '', ...formOf(group, null) });
  }, [group, form]);
  return (
    <CreateModal
      title={group ? `Condições de ‘${group.name}’` : 'Condições do grupo'}
      form={form}
      save={(input) => conditionsApi.create.call({ ...input, companyId, groupId })}
      savedToast="Condições registradas com sucesso!"
      failedToast="Erro ao registrar as condições. Por favor, tente novamente mais tarde."
      buttonLabel="Registrar"
    >
      {error && (
        <Alert color="red" role="alert">
          {errorMessage(error)}
        </Alert>
      )}
      <ConditionFields group={group} />
    </CreateModal>
  );
}
