import { useNavigate, useOutletContext, useParams } from 'react-router';
import { ActionModal } from '../../ui/modal/ActionModal.tsx';
import { useModalRecord } from '../../ui/modal/useModalRecord.ts';
import { useProgrammePlace } from '../useProgrammePlace.ts';
import { programmesApi } from '../useProgrammes.ts';
import type { DraftContext } from './DraftVersion.tsx';

/** Throws away a version in preparation. */
export default function DiscardModal() {
  const { programmeId = '' } = useParams();
  const { base } = useProgrammePlace();
  const { onEnding } = useOutletContext<DraftContext>();
  const navigate = useNavigate();
  const { data, error, refetch } = useModalRecord(programmesApi.read.queryOptions({ input: { programmeId } }));
  async function discard() {
    onEnding(true);
    try {
      await programmesApi.discard.call({ programmeId, version: data?.programme.version });
    } catch (error) {
      onEnding(false);
      throw error;
    }
  }

  return (
    <ActionModal
      mode="delete"
      title="Descartar versão"
      explanation={
        data &&
        `A versão em preparação, com ${data.groups.length === 1 ? 'o seu grupo' : `os seus ${data.groups.length} grupos`}, deixa de existir. O que está em vigor continua como está.`
      }
      loadError={error}
      refetch={refetch}
      action={discard}
      doneToast="Versão em preparação descartada"
      failedToast="Erro ao descartar a versão. Por favor, tente novamente."
      onDone={() => void navigate(base, { replace: true })}
      buttonLabel="Descartar"
    />
  );
}
