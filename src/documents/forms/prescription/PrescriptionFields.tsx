import { masks } from '../../../platform/contract/masks.ts';
import { rgMask } from '../../../platform/contract/rg.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { fieldsOf } from '../../../ui/fields/field-names.ts';
import { LongTextField } from '../../../ui/fields/LongTextField.tsx';
import { MaskedField } from '../../../ui/fields/MaskedField.tsx';
import { RowsField } from '../../../ui/fields/several/RowsField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { FieldSection } from '../editor/FieldSection.tsx';
import { BuyerIsPatient } from './BuyerIsPatient.tsx';
import { ManySubstances } from './ManySubstances.tsx';
import { blankMedication, prescriptionLabels as labels } from './prescription.labels.ts';
import { QuantityField } from './QuantityField.tsx';
import { TodayInAllDates } from './TodayInAllDates.tsx';

const field = fieldsOf(labels);

const dates = ['special_control_date', 'first_via_pharmacy', 'second_via_patient'] as const;

/** The special-control prescription on screen. */
export function PrescriptionFields() {
  return (
    <>
      <Notice title="Confira o modelo vigente">
        O modelo oficial da receita de controle especial mudou com a RDC 1.000/2025. Este formulário é um modelo
        substituível: confira o modelo vigente antes de entregar a receita. Este aviso não é impresso.
      </Notice>
      <FieldSection title="Datas" names={field.names(...dates)}>
        {dates.map((name) => (
          <DateField key={name} {...field(name)} iso required />
        ))}
        <TodayInAllDates />
      </FieldSection>
      <FieldSection title="Paciente" names={field.names('name', 'cpf', 'adress')}>
        <TextField {...field('name')} required />
        <MaskedField {...field('cpf')} mask={masks.cpf} required />
        <TextField {...field('adress')} required />
      </FieldSection>
      <FieldSection title={labels.medications} names={field.names('medications')} wide>
        <RowsField
          name={field('medications').name}
          blank={blankMedication}
          addLabel="Adicionar Medicamento"
          rowLabel="Medicamento"
        >
          {(row) => (
            <>
              <TextField {...field('drugs_name', row)} required />
              <QuantityField row={row} />
              <LongTextField {...field('use_mode', row)} required />
            </>
          )}
        </RowsField>
        <ManySubstances />
      </FieldSection>
      <FieldSection
        title="Comprador e fornecedor"
        names={field.names('buyer_name', 'buyer_rg', 'buyer_phone', 'buyer_address', 'date')}
      >
        <BuyerIsPatient />
        <TextField {...field('buyer_name')} required />
        <MaskedField {...field('buyer_rg')} mask={rgMask} required />
        <MaskedField {...field('buyer_phone')} mask={masks.phone} required />
        <TextField {...field('buyer_address')} required />
        <DateField {...field('date')} iso required />
      </FieldSection>
    </>
  );
}
