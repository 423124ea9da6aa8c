import { Paper } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from 'react-router';
import { notFound } from '../../platform/contract/errors.ts';
import { RecordForm } from '../../ui/form/RecordForm.tsx';
import { useRecordForm } from '../../ui/form/useRecordForm.ts';
import { Page } from '../../ui/Page.tsx';
import type { Programme } from '../programmes.contract.ts';
import { groupLabels } from '../programmes.labels.ts';
import type { GroupFields as GroupInput } from '../programmes.schema.ts';
import { UnitName } from '../reading/UnitName.tsx';
import { useProgrammePlace } from '../useProgrammePlace.ts';
import { programmesApi } from '../useProgrammes.ts';
import { useFieldOfAddress } from '../version/useFieldOfAddress.ts';
import { GroupFields } from './GroupFields.tsx';
import { groupInWords, groupValues } from './group-form.rules.ts';

export function meta() {
  return [{ title: 'Editar grupo de exposição · Zelo' }];
}

const loadSchema = async () => (await import('../programmes.schema.ts')).groupSchema;

/** Edits a group of a version in preparation: a screen of its own for each group. */
export default function GroupEditPage() {
  const { groupId = '' } = useParams();
  return <GroupEditor key={groupId} groupId={groupId} />;
}

function GroupEditor({ groupId }: { groupId: string }) {
  const { programmeId = '' } = useParams();
  const { companyId, base } = useProgrammePlace();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const version = `${base}/versions/${programmeId}`;
  const edit = useRecordForm({
    loadSchema,
    labels: groupLabels,
    inWords: (name, value) => (name === 'unitId' ? <UnitName unitId={unitIdOf(value)} /> : groupInWords(value)),
    // Apart from what other screens read: the form stays with the group that its user has seen.
    read: {
      ...programmesApi.read.queryOptions({ input: { programmeId }, select: (answer) => groupOf(answer, groupId) }),
      queryKey: ['programmes', 'group', programmeId, groupId],
    },
    toForm: ({ group }) => groupValues(group),
    save: (input, { group }) =>
      programmesApi.updateGroup.call({ ...input, programmeId, groupId, version: group.version }),
    savedToast: 'Grupo salvo com sucesso!',
    failedToast: 'Erro ao salvar o grupo. Por favor, tente novamente.',
  });
  const { record, filled, leave } = edit;
  useFieldOfAddress(filled);

  async function submit(input: GroupInput) {
    if (!(await edit.store(input))) return;
    await queries.invalidateQueries({ queryKey: programmesApi.key() });
    leave(() => navigate(version));
    return 'done';
  }

  if (record?.state === 'inForce') return <Navigate to={version} replace />;
  return (
    <Page
      title={record ? `Editar ${record.group.name}` : 'Editar grupo de exposição'}
      back={{ label: 'Versão em preparação', to: version }}
    >
      <Paper withBorder p="card" maw={900}>
        <RecordForm edit={edit} onSubmit={submit} cancelTo={version} height={480}>
          <GroupFields companyId={companyId} />
        </RecordForm>
      </Paper>
    </Page>
  );
}

/** The group as its version has it. */
function groupOf({ programme, groups }: Programme, groupId: string) {
  const group = groups.find(({ id }) => id === groupId);
  if (!group) throw notFound();
  return { group, state: programme.state };
}

function unitIdOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
