import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Notice } from '../ui/Notice.tsx';

/** Leads an administrator to the practice's own data as long as they are those of the example practice. */
export function PracticeMissing() {
  return (
    <Notice stops title="Faltam os dados da clínica" role="status">
      <Text size="sm" mb="sm">
        Os papéis e a página pública ainda saem com dados de uma clínica de exemplo.
      </Text>
      <Button component={Link} to="/practice" size="xs">
        Preencher os dados da clínica
      </Button>
    </Notice>
  );
}
