import { useParams } from 'react-router';
import { formatDate } from '../../platform/contract/dates.ts';
import { EditModal } from '../../ui/form/EditModal.tsx';
import type { Restriction } from '../restrictions.contract.ts';
import { restrictionLabels } from '../restrictions.labels.ts';
import { restrictionsApi } from '../useRestrictions.ts';
import { RestrictionFields } from './RestrictionFields.tsx';

const loadSchema = async () => (await import('../restrictions.contract.ts')).restrictionChangeFields;

/** Changes the restriction that the address names; the company takes note of it anew. */
export default function RestrictionEditModal() {
  const { restrictionId = '' } = useParams();
  return (
    <EditModal
      title="Editar restrição"
      loadSchema={loadSchema}
      labels={restrictionLabels}
      read={restrictionsApi.read.queryOptions({
        input: { restrictionId },
        select: ({ restriction }) => restriction,
      })}
      toForm={toForm}
      save={(input, { version }) => restrictionsApi.update.call({ ...input, restrictionId, version })}
      savedToast="Restrição editada com sucesso!"
      failedToast="Erro ao editar a restrição. Por favor, tente novamente mais tarde."
    >
      <RestrictionFields />
    </EditModal>
  );
}

/** What can't be read stands empty, and the server writes nothing over it. */
function toForm({ words, fromOn, untilOn, reviewOn, reason }: Restriction & { reason: string | null }) {
  const typed = (day: string | null) => (day === null ? '' : formatDate(day));
  return {
    ...{ words: words ?? '', from_on: typed(fromOn), until_on: typed(untilOn), review_on: typed(reviewOn) },
    reason: reason ?? '',
  };
}
