import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { formatDate } from '../../../platform/contract/dates.ts';
import { EditModal } from '../../../ui/form/EditModal.tsx';
import type { Condition, ExposureGroup } from '../conditions.contract.ts';
import { conditionLabels } from '../conditions.labels.ts';
import { conditionsApi } from '../useConditions.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { formOf } from './condition-form.rules.ts';

const loadSchema = async () => (await import('../conditions.contract.ts')).conditionFields;

/** Corrects the conditions that the address names: what the eSocial has of them is rectified. */
export default function ConditionEditModal() {
  const { conditionId = '' } = useParams();
  const input = { conditionId };
  const group = useQuery(conditionsApi.read.queryOptions({ input })).data?.group ?? null;
  return (
    <EditModal
      title="Corrigir condições"
      loadSchema={loadSchema}
      labels={conditionLabels}
      read={conditionsApi.read.queryOptions({ input, select: ({ condition, group: of }) => ({ ...condition, of }) })}
      toForm={toForm}
      save={(said, { version }) => conditionsApi.update.call({ ...said, conditionId, version })}
      savedToast="Condições corrigidas com sucesso!"
      failedToast="Erro ao corrigir as condições. Por favor, tente novamente mais tarde."
    >
      <ConditionFields group={group} />
    </EditModal>
  );
}

function toForm({ of, ...condition }: Condition & { of: ExposureGroup | null }) {
  return { since: formatDate(condition.since), ...formOf(of, condition) };
}
