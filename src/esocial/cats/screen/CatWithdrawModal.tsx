import { useParams } from 'react-router';
import { formatDate } from '../../../platform/contract/dates.ts';
import { ReasonModal } from '../../../ui/modal/ReasonModal.tsx';
import { catsApi } from '../useCats.ts';

const loadSchema = async () => (await import('../cats.contract.ts')).catWithdrawalFields;

/** Asks why the CAT that the address names was written down by mistake, and says what its withdrawal means. */
export default function CatWithdrawModal() {
  const { catId = '' } = useParams();
  return (
    <ReasonModal
      title="Retirar CAT"
      loadSchema={loadSchema}
      labels={{ reason: 'Motivo' }}
      read={catsApi.read.queryOptions({ input: { catId } })}
      whyNot={({ cat }) => (cat.withdrawnAt ? 'Esta CAT já foi retirada.' : null)}
      meaning={({ cat }) =>
        `A CAT de ${cat.employeeName}, do acidente de ${formatDate(cat.day)}, deixa de valer. Nada é apagado: fica na lista como retirada, e o que o eSocial já tem dela vira exclusão. Isto não se desfaz.`
      }
      send={(reason, { cat }) => catsApi.withdraw.call({ catId, reason, version: cat.version })}
      doneToast="CAT retirada com sucesso!"
      failedToast="Erro ao retirar a CAT. Por favor, tente novamente mais tarde."
      buttonLabel="Retirar"
    />
  );
}
