import { occasions } from '../../programmes/programmes.labels.ts';
import { CheckField } from '../../ui/fields/CheckField.tsx';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { LongTextField } from '../../ui/fields/LongTextField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { WholeNumberField } from '../../ui/fields/WholeNumberField.tsx';
import { placeLabels } from '../agenda.labels.ts';

const field = fieldsOf(placeLabels);

/** The fields of a place, to make or to edit it. */
export function PlaceFields() {
  return (
    <>
      <TextField {...field('name')} required />
      <TextField {...field('address')} required />
      <LongTextField {...field('bring')} minRows={2} description="Sai na guia: 'documento com foto'" />
      <LongTextField {...field('rooms')} minRows={2} description="Uma por linha; é para onde se chama" />
      {occasions.map((occasion) => (
        <WholeNumberField key={occasion} {...field(occasion)} description="Minutos de um atendimento" required />
      ))}
      <CheckField {...field('byArrival')} description="Sem hora marcada, na ordem da fila" />
    </>
  );
}
