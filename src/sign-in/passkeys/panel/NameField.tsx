import { fieldsOf } from '../../../ui/fields/field-names.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';

const field = fieldsOf({ name: 'Nome da chave' });

/** The field `name`: what its user will know the key by. */
export function NameField() {
  return <TextField {...field('name')} description="Como 'Celular' ou 'Computador da recepção'." required />;
}

/** Fetches the rules of the field. */
export const loadNameSchema = async () => (await import('../passkeys.contract.ts')).nameInput;
