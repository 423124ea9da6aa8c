import { Text } from '@mantine/core';
import { Notice } from '../../../ui/Notice.tsx';

/** From here on it is time for new ones. */
const few = 3;

/** How many recovery codes can still be used. */
export function RecoveryCodesLeft({ count }: { count: number }) {
  const left = `${count} ${count === 1 ? 'código de recuperação' : 'códigos de recuperação'}`;
  if (count > few) return <Text>Você ainda tem {left} para quando estiver sem o celular.</Text>;
  return (
    <Notice stops title={count === 0 ? 'Você não tem mais códigos de recuperação' : `Você só tem mais ${left}`}>
      Gere códigos novos: sem eles, quem fica sem o celular não consegue entrar.
    </Notice>
  );
}
