import { useId } from 'react';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { fieldsOf } from '../../../ui/fields/field-names.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { vaccines } from '../../../vaccinations/vaccines.labels.ts';
import { FieldSection } from '../editor/FieldSection.tsx';
import { IdentityFields } from '../shared/IdentityFields.tsx';
import { vaccineRefusalLabels as labels } from './vaccine-refusal.labels.ts';

const field = fieldsOf(labels);

/** The refusal of a vaccine on screen; why somebody refuses is nothing that the employer keeps. */
export function VaccineRefusalFields() {
  const names = useId();
  return (
    <>
      <FieldSection title="Trabalhador(a)" names={field.names('name', 'cpf', 'dt_birth', 'corporate_reason')}>
        <IdentityFields />
        <TextField {...field('corporate_reason')} required />
      </FieldSection>
      <FieldSection title="Recusa" names={field.names('vaccine', 'date')}>
        <datalist id={names}>
          {Object.values(vaccines).map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField
          {...field('vaccine')}
          list={names}
          description="Como no plano de vacinas; o motivo não sai no termo"
          required
        />
        <DateField {...field('date')} iso required />
      </FieldSection>
    </>
  );
}
