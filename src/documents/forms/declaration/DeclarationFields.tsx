import { fieldsOf } from '../../../ui/fields/field-names.ts';
import { LongTextField } from '../../../ui/fields/LongTextField.tsx';
import { RadioField } from '../../../ui/fields/RadioField.tsx';
import { FieldSection } from '../editor/FieldSection.tsx';
import { IdentityFields } from '../shared/IdentityFields.tsx';
import { declarationLabels, declarationTitles } from './declaration.labels.ts';

const field = fieldsOf(declarationLabels);

const titles = declarationTitles.map((title) => ({ value: title, label: title }));

/** A declaration on screen. */
export function DeclarationFields() {
  return (
    <>
      <FieldSection title="Tipo" names={field.names('title')} wide>
        <RadioField {...field('title')} data={titles} required />
      </FieldSection>
      <FieldSection title="Paciente" names={field.names('name', 'cpf', 'dt_birth')}>
        <IdentityFields />
      </FieldSection>
      <FieldSection title="Texto" wide>
        <LongTextField {...field('text_field')} minRows={8} />
      </FieldSection>
    </>
  );
}
