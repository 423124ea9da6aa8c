import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { CreateModal } from '../../ui/modal/CreateModal.tsx';
import { agendaApi } from '../useAgenda.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { blankPlace, placeInput } from './place-form.rules.ts';

const loadSchema = async () => (await import('./agenda-form.schema.ts')).placeForm;

/** Registers a place. */
export default function PlaceCreateModal() {
  const form = useSchemaForm(loadSchema, blankPlace);
  return (
    <CreateModal
      title="Cadastrar local"
      form={form}
      save={(input) => agendaApi.createPlace.call(placeInput(input))}
      savedToast="Local cadastrado com sucesso! Agora diga os horários dele."
      failedToast="Erro ao cadastrar o local. Por favor, tente novamente."
      buttonLabel="Cadastrar"
    >
      <PlaceFields />
    </CreateModal>
  );
}
