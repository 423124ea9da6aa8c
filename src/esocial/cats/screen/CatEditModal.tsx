import { useParams } from 'react-router';
import { EditModal } from '../../../ui/form/EditModal.tsx';
import type { Cat } from '../cats.contract.ts';
import { catLabels } from '../cats.labels.ts';
import { catsApi } from '../useCats.ts';
import { CatFields } from './CatFields.tsx';
import { catForm } from './cat-form.rules.ts';

const loadSchema = async () => (await import('../cats.contract.ts')).catFields;

/** Corrects the CAT that the address names: what the eSocial has of it is rectified. */
export default function CatEditModal() {
  const { catId = '' } = useParams();
  return (
    <EditModal
      title="Corrigir CAT"
      loadSchema={loadSchema}
      labels={catLabels}
      read={catsApi.read.queryOptions({ input: { catId }, select: ({ cat }) => cat })}
      toForm={({ day, content }: Cat) => catForm(day, content)}
      save={(said, { version }) => catsApi.update.call({ ...said, catId, version })}
      savedToast="CAT corrigida com sucesso!"
      failedToast="Erro ao corrigir a CAT. Por favor, tente novamente mais tarde."
    >
      <CatFields />
    </EditModal>
  );
}
