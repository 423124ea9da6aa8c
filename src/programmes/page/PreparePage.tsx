import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { CreatePage } from '../../ui/form/create/CreatePage.tsx';
import { editQuery } from '../../ui/form/edit-query.ts';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { Page } from '../../ui/Page.tsx';
import type { ProgrammeHead } from '../programmes.contract.ts';
import { type ProgrammePlace, useProgrammePlace } from '../useProgrammePlace.ts';
import { programmesApi } from '../useProgrammes.ts';
import { HeadFields } from '../version/HeadFields.tsx';
import { nextHeadValues } from '../version/head-form.rules.ts';

export function meta() {
  return [{ title: 'Preparar nova versão · Zelo' }];
}

const loadSchema = async () => (await import('../programmes.schema.ts')).headSchema;

/** Begins the next version of a programme, with the groups of the one that holds; one that was begun is continued. */
export default function PreparePage() {
  const place = useProgrammePlace();
  const { companyId, base } = place;
  const list = programmesApi.list.queryOptions({ input: { companyId } });
  const { data, error } = useQuery({ ...list, ...editQuery, queryKey: ['programmes', 'prepare', companyId] });
  if (!data) {
    return (
      <Page title="Preparar nova versão" back={{ label: 'Programa de saúde', to: base }}>
        {error ? <Alert color="red">{errorMessage(error)}</Alert> : <LoadingBlock height={320} />}
      </Page>
    );
  }
  const draft = data.programmes.find(({ state }) => state === 'draft');
  if (draft) return <Navigate to={`${base}/versions/${draft.id}`} replace />;
  return <PrepareForm place={place} current={data.programmes.find(({ id }) => id === data.currentId)} />;
}

function PrepareForm({ place, current }: { place: ProgrammePlace; current: ProgrammeHead | undefined }) {
  const { companyId, base } = place;
  const form = useSchemaForm(loadSchema, nextHeadValues(current));
  return (
    <CreatePage
      title="Preparar nova versão"
      form={form}
      list={base}
      save={(input) => programmesApi.prepare.call({ ...input, companyId })}
      savedToast="Versão em preparação criada"
      nextAfter={({ programme }) => `${base}/versions/${programme.id}`}
      submitLabel="Preparar"
    >
      <HeadFields companyId={companyId} />
    </CreatePage>
  );
}
