import { masks } from '../../../platform/contract/masks.ts';
import { fieldsOf } from '../../../ui/fields/field-names.ts';
import { MaskedField } from '../../../ui/fields/MaskedField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FieldSection } from '../editor/FieldSection.tsx';
import { birthWarning } from '../shared/dates.rules.ts';
import { EmployerNumberField } from '../shared/EmployerNumberField.tsx';
import { examLabels } from './in-house.labels.ts';

const field = fieldsOf(examLabels);

/** Whose exam it is, and for whom that person works: the register answers it. */
export function PersonFields() {
  return (
    <>
      <FieldSection
        title="Trabalhador(a)"
        names={field.names('name', 'cpf', 'dt_birth', 'employeeFunction')}
        isOfRegister
      >
        <TextField {...field('name')} required />
        <MaskedField {...field('cpf')} mask={masks.cpf} required />
        <MaskedField {...field('dt_birth')} mask={masks.date} warn={birthWarning} required />
        <TextField {...field('employeeFunction')} required />
      </FieldSection>
      <FieldSection title="Empresa" names={field.names('corporate_reason', 'cnpj')} isOfRegister>
        <TextField {...field('corporate_reason')} required />
        <EmployerNumberField {...field('cnpj')} />
      </FieldSection>
    </>
  );
}
