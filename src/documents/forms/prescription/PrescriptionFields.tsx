import { masks } from '../../../platform/contract/masks.ts';
import { rgMask } from '../../../platform/contract/rg.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { LongTextField } from '../../../ui/fields/LongTextField.tsx';
import { MaskedField } from '../../../ui/fields/MaskedField.tsx';
import { RowsField } from '../../../ui/fields/RowsField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { FieldSection } from '../editor/FieldSection.tsx';
import { blankMedication, prescriptionLabels as labels } from './prescription.labels.ts';

const dates = ['special_control_date', 'first_via_pharmacy', 'second_via_patient'] as const;

/** The special-control prescription on screen. */
export function PrescriptionFields() {
  return (
    <>
      <Notice title="Confira o modelo vigente">
        O modelo oficial da receita de controle especial mudou com a RDC 1.000/2025. Este formulário é um modelo
        substituível: confira o modelo vigente antes de entregar a receita. Este aviso não é impresso.
      </Notice>
      <FieldSection title="Datas" names={dates}>
        {dates.map((name) => (
          <DateField key={name} name={name} label={labels[name]} required />
        ))}
      </FieldSection>
      <FieldSection title="Paciente" names={['name', 'cpf', 'adress']}>
        <TextField name="name" label={labels.name} required />
        <MaskedField name="cpf" label={labels.cpf} mask={masks.cpf} required />
        <TextField name="adress" label={labels.adress} required />
      </FieldSection>
      <FieldSection title={labels.medications} names={['medications']} wide>
        <RowsField name="medications" blank={blankMedication} addLabel="Adicionar Medicamento" rowLabel="Medicamento">
          {(row) => (
            <>
              <TextField name={`${row}.drugs_name`} label={labels.drugs_name} required />
              <TextField name={`${row}.quantity`} label={labels.quantity} required />
              <LongTextField name={`${row}.use_mode`} label={labels.use_mode} required />
            </>
          )}
        </RowsField>
      </FieldSection>
      <FieldSection
        title="Comprador e fornecedor"
        names={['buyer_name', 'buyer_rg', 'buyer_phone', 'buyer_address', 'date']}
      >
        <TextField name="buyer_name" label={labels.buyer_name} required />
        <MaskedField name="buyer_rg" label={labels.buyer_rg} mask={rgMask} required />
        <MaskedField name="buyer_phone" label={labels.buyer_phone} mask={masks.phone} required />
        <TextField name="buyer_address" label={labels.buyer_address} required />
        <DateField name="date" label={labels.date} required />
      </FieldSection>
    </>
  );
}
