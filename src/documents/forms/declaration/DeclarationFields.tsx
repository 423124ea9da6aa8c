import { LongTextField } from '../../../ui/fields/LongTextField.tsx';
import { RadioField } from '../../../ui/fields/RadioField.tsx';
import { FieldSection } from '../editor/FieldSection.tsx';
import { IdentityFields } from '../shared/IdentityFields.tsx';
import { declarationTitles, declarationLabels as labels } from './declaration.labels.ts';

const titles = declarationTitles.map((title) => ({ value: title, label: title }));

/** A declaration on screen. */
export function DeclarationFields() {
  return (
    <>
      <FieldSection title="Tipo" names={['title']} wide>
        <RadioField name="title" label={labels.title} data={titles} required />
      </FieldSection>
      <FieldSection title="Paciente" names={['name', 'cpf', 'dt_birth']}>
        <IdentityFields />
      </FieldSection>
      <FieldSection title="Texto" wide>
        <LongTextField name="text_field" label={labels.text_field} minRows={8} />
      </FieldSection>
    </>
  );
}
