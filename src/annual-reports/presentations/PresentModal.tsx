import { useParams } from 'react-router';
import { DateField } from '../../ui/fields/DateField.tsx';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { RadioField } from '../../ui/fields/RadioField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { CreateModal } from '../../ui/modal/CreateModal.tsx';
import { audienceLabels, presentationLabels } from './presentations.labels.ts';
import { reportPresentationsApi } from './useReportPresentations.ts';

const field = fieldsOf(presentationLabels);
const loadSchema = async () => (await import('./presentations.contract.ts')).presentationFields;
const audiences = Object.entries(audienceLabels).map(([value, label]) => ({ value, label }));

/** Writes down when and to whom the report of the address was presented. */
export default function PresentModal() {
  const { reportId = '' } = useParams();
  const form = useSchemaForm(loadSchema, { presented_on: '', audience: 'both' as const, presented_to: '' });
  return (
    <CreateModal
      title="Anotar apresentação"
      form={form}
      save={(input) => reportPresentationsApi.create.call({ reportId, ...input })}
      savedToast="Apresentação anotada com sucesso!"
      failedToast="Erro ao anotar a apresentação. Por favor, confira os campos."
      buttonLabel="Anotar"
    >
      <DateField {...field('presented_on')} required />
      <RadioField
        {...field('audience')}
        data={audiences}
        description="O relatório é apresentado e discutido com os dois (NR-7, 7.6.5)"
        required
      />
      <TextField {...field('presented_to')} />
    </CreateModal>
  );
}
