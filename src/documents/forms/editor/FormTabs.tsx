import { Alert, Button, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { draftKey, hasDraft } from '../../../platform/browser/draft-store.ts';
import { useProfile } from '../../../sign-in/useProfile.ts';
import { LoadingBlock } from '../../../ui/LoadingBlock.tsx';
import { type FormKind, formLabels } from '../../documents.labels.ts';
import type { Subject } from '../form.ts';
import { documentForms } from '../registry.ts';
import { FormWorkspace } from './FormWorkspace.tsx';

const kinds = Object.keys(documentForms) as FormKind[];

/**
 * A form is made when its tab is first opened and stays from then on: changing tabs loses nothing. A form with a draft says
 * so on its tab and is shown first.
 */
export function FormTabs({ subject }: { subject: Subject }) {
  const userId = useProfile()?.user.id ?? '';
  const [keys] = useState(() => new Map(kinds.map((kind) => [kind, draftKey(userId, subject.employee.id, kind)])));
  const [drafted, setDrafted] = useState(() => kinds.filter((kind) => hasDraft(keys.get(kind) ?? '')));
  const [first] = useState(drafted[0] ?? kinds[0] ?? '');
  const [opened, setOpened] = useState<readonly string[]>([first]);
  return (
    <Tabs
      defaultValue={first}
      keepMounted
      mt="lg"
      onChange={(kind) => kind && setOpened((before) => (before.includes(kind) ? before : [...before, kind]))}
    >
      <Tabs.List aria-label="Documentos">
        {kinds.map((kind) => (
          <Tabs.Tab key={kind} value={kind}>
            {formLabels[kind]}
            {drafted.includes(kind) && ' (rascunho)'}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {kinds.map((kind) => (
        <Tabs.Panel key={kind} value={kind} pt="lg">
          {opened.includes(kind) && (
            <FormOnDemand
              kind={kind}
              subject={subject}
              draftKey={keys.get(kind) ?? ''}
              onDraftDecided={() => setDrafted((before) => before.filter((other) => other !== kind))}
            />
          )}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

type Props = { kind: FormKind } & Omit<ComponentProps<typeof FormWorkspace>, 'definition'>;

/** A form whose code is fetched when its tab is opened. */
function FormOnDemand({ kind, ...rest }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['form', kind],
    queryFn: documentForms[kind],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  if (data) return <FormWorkspace definition={data} {...rest} />;
  if (!error) return <LoadingBlock height={240} />;
  return (
    <Alert color="red" role="alert" title="Não foi possível abrir o formulário">
      <p>{errorMessage(error)}</p>
      <Button size="xs" variant="default" onClick={() => refetch()}>
        Tentar novamente
      </Button>
    </Alert>
  );
}
