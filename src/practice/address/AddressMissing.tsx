import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Notice } from '../../ui/Notice.tsx';

/** Leads an administrator to where the installation's own address is confirmed, without which nothing is issued. */
export function AddressMissing() {
  return (
    <Notice stops title="Falta o endereço público" role="status">
      <Text size="sm" mb="sm">
        Nenhum documento é emitido até que se confirme o endereço que vai no código QR de cada um.
      </Text>
      <Button component={Link} to="/practice" size="xs">
        Confirmar o endereço
      </Button>
    </Notice>
  );
}
