import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CreatePage } from '../../ui/form/create/CreatePage.tsx';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { useProgrammePlace } from '../useProgrammePlace.ts';
import { programmesApi } from '../useProgrammes.ts';
import { GroupFields } from './GroupFields.tsx';
import { blankGroup } from './group-form.rules.ts';

export function meta() {
  return [{ title: 'Novo grupo de exposição · Zelo' }];
}

const loadSchema = async () => (await import('../programmes.schema.ts')).groupSchema;

/** Adds a group to a version in preparation. */
export default function GroupCreatePage() {
  const { programmeId = '' } = useParams();
  const { companyId, base } = useProgrammePlace();
  const queries = useQueryClient();
  const form = useSchemaForm(loadSchema, blankGroup);
  return (
    <CreatePage
      title="Novo grupo de exposição"
      form={form}
      list={`${base}/versions/${programmeId}`}
      save={async (input) => {
        const saved = await programmesApi.addGroup.call({ ...input, programmeId });
        await queries.invalidateQueries({ queryKey: programmesApi.key() });
        return saved;
      }}
      savedToast={({ group }) => `Grupo “${group.name}” acrescentado`}
      submitLabel="Acrescentar grupo"
    >
      <GroupFields companyId={companyId} />
    </CreatePage>
  );
}
