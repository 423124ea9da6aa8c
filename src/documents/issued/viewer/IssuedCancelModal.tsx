import { useParams } from 'react-router';
import { ReasonModal } from '../../../ui/modal/ReasonModal.tsx';
import { cancelLabels, cancelReasons } from '../issued.labels.ts';
import { issuedApi } from '../useIssued.ts';

const loadSchema = async () => (await import('../issued.contract.ts')).cancelFields;

/** Asks why an issued document is cancelled, and says what that means. */
export default function IssuedCancelModal() {
  const { documentId = '' } = useParams();
  return (
    <ReasonModal
      title="Cancelar documento"
      loadSchema={loadSchema}
      labels={cancelLabels}
      read={issuedApi.read.queryOptions({ input: { documentId } })}
      whyNot={({ document }) =>
        document.state === 'issued' ? null : 'Este documento já não vale: não há o que cancelar.'
      }
      meaning={({ document }) =>
        `${document.name} deixa de valer. Nada é apagado: ele continua no histórico como cancelado, com o motivo, e quem verificar o papel fica sabendo que foi cancelado. Isto não se desfaz. Se só há um erro a consertar, use ‘Corrigir’.`
      }
      choices={({ document }) => (document.confidential ? [] : cancelReasons)}
      choicesHint="A empresa lê o motivo se for um destes. Outro, que você escreva, fica com a clínica."
      send={(reason) => issuedApi.cancel.call({ documentId, reason })}
      doneToast="Documento cancelado com sucesso!"
      failedToast="Erro ao cancelar o documento. Por favor, tente novamente mais tarde."
      buttonLabel="Cancelar documento"
    />
  );
}
