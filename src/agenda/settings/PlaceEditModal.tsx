import { useParams } from 'react-router';
import { EditModal } from '../../ui/form/EditModal.tsx';
import { placeLabels } from '../agenda.labels.ts';
import { agendaApi } from '../useAgenda.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { placeInput, placeInWords, placeValues } from './place-form.rules.ts';

const loadSchema = async () => (await import('./agenda-form.schema.ts')).placeForm;

/** Edits the place that the address names. */
export default function PlaceEditModal() {
  const { placeId = '' } = useParams();
  return (
    <EditModal
      title="Editar local"
      loadSchema={loadSchema}
      labels={placeLabels}
      inWords={placeInWords}
      read={agendaApi.readPlace.queryOptions({ input: { placeId }, select: ({ carePlace }) => carePlace })}
      toForm={placeValues}
      save={(input, { version }) => agendaApi.updatePlace.call({ ...placeInput(input), placeId, version })}
      savedToast="Local editado com sucesso!"
      failedToast="Erro ao editar o local. Por favor, tente novamente."
    >
      <PlaceFields />
    </EditModal>
  );
}
