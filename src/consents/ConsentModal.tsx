import { useParams } from 'react-router';
import { DateField } from '../ui/fields/DateField.tsx';
import { fieldsOf } from '../ui/fields/field-names.ts';
import { RadioField } from '../ui/fields/RadioField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { useSchemaForm } from '../ui/form/useSchemaForm.ts';
import { CreateModal } from '../ui/modal/CreateModal.tsx';
import { consentLabels, purposeLabels, purposes } from './consents.labels.ts';
import { consentsApi } from './useConsents.ts';

const field = fieldsOf(consentLabels);
const loadSchema = async () => (await import('./consents.contract.ts')).consentFields;
const blank = { given_on: '', paper: '' };
const choices = purposes.map((value) => ({ value, label: purposeLabels[value] }));

/** Writes down what the person of the address has signed. */
export default function ConsentModal() {
  const { employeeId = '' } = useParams();
  const form = useSchemaForm(loadSchema, blank);
  return (
    <CreateModal
      title="Registrar consentimento"
      form={form}
      save={(input) => consentsApi.create.call({ employeeId, ...input })}
      savedToast="Consentimento registrado com sucesso!"
      failedToast="Erro ao registrar o consentimento. Por favor, tente novamente mais tarde."
      buttonLabel="Registrar"
    >
      <RadioField {...field('purpose')} data={choices} required />
      <DateField {...field('given_on')} required />
      <TextField
        {...field('paper')}
        description="Como o papel assinado se acha: a pasta, ou o documento enviado"
        autoComplete="off"
        required
      />
    </CreateModal>
  );
}
