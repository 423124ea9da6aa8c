import { useParams } from 'react-router';
import { formatDate, today } from '../../platform/contract/dates.ts';
import { blankOf } from '../../ui/form/blank.ts';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { CreateModal } from '../../ui/modal/CreateModal.tsx';
import { vaccinationsApi } from '../useVaccinations.ts';
import { doseLabels } from '../vaccinations.labels.ts';
import { DoseFields } from './DoseFields.tsx';

const loadSchema = async () => (await import('../vaccinations.contract.ts')).doseFields;

/** Writes down a dose of the person of the address. */
export default function DoseRecordModal() {
  const { employeeId = '' } = useParams();
  const form = useSchemaForm(
    loadSchema,
    blankOf(doseLabels, { vaccine: 'hepatitisB', number: 1, given_at: 'here', given_on: formatDate(today()) }),
  );
  return (
    <CreateModal
      title="Registrar dose"
      form={form}
      save={(input) => vaccinationsApi.recordDose.call({ employeeId, ...input })}
      savedToast="Dose registrada com sucesso!"
      failedToast="Erro ao registrar a dose. Por favor, confira os campos."
      buttonLabel="Registrar"
    >
      <DoseFields />
    </CreateModal>
  );
}
