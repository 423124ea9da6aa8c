import { Alert } from '@mantine/core';
import { Page } from '../../ui/Page.tsx';

type Props = { title: string; back: { label: string; to: string } };

/** In the place of a unit's employees, where there is no such unit. */
export function UnknownUnit({ title, back }: Props) {
  return (
    <Page title={title} back={back}>
      <Alert color="red" role="alert" title="Unidade não encontrada">
        Esta unidade não existe ou foi excluída.
      </Alert>
    </Page>
  );
}
