import { Alert, Anchor, Group } from '@mantine/core';
import { IconFileCertificate } from '@tabler/icons-react';
import { href, Link } from 'react-router';
import type { Started } from './useStart.ts';

/** Says which issued document a form corrects or began from, and how to leave it at that. */
export function StartNotice({ started, employeeId }: { started: Started; employeeId: string }) {
  const { documentId, name, corrects } = started;
  return (
    <Alert
      role="note"
      icon={<IconFileCertificate aria-hidden="true" />}
      title={corrects ? `Corrige ${name}` : `Com base em ${name}`}
    >
      {corrects
        ? 'As respostas são as do documento emitido. Mude o que for preciso e emita: a correção recebe um número novo e o substitui.'
        : 'O que é do dia – datas, achados, aptidões, conclusão – ficou em branco, e a identificação é a do cadastro de hoje. Confira o resto.'}
      <Group mt="xs" gap="lg">
        <Anchor component={Link} size="sm" to={href('/documents/issued/:documentId', { documentId })}>
          Ver {name}
        </Anchor>
        <Anchor component={Link} size="sm" to={href('/documents/create/:employeeId?', { employeeId })}>
          Começar um documento novo
        </Anchor>
      </Group>
    </Alert>
  );
}
