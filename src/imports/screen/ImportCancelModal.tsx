import { useParams } from 'react-router';
import { ActionModal } from '../../ui/modal/ActionModal.tsx';
import { useModalRecord } from '../../ui/modal/useModalRecord.ts';
import { importsApi } from './useImports.ts';

/** Gives an import up, as long as it is not written. */
export default function ImportCancelModal() {
  const { importId = '' } = useParams();
  const { data, error } = useModalRecord(importsApi.read.queryOptions({ input: { importId } }));
  return (
    <ActionModal
      mode="delete"
      title="Cancelar importação"
      explanation={data && `“${data.import.fileName}” é descartada, e nada dela entra no cadastro.`}
      loadError={error}
      action={() => importsApi.cancel.call({ importId })}
      doneToast="Importação cancelada."
      failedToast="A importação não foi cancelada. Veja o motivo na janela."
      buttonLabel="Cancelar importação"
    />
  );
}
