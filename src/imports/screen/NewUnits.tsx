import { Button, Group, Stack, Text } from '@mantine/core';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import { useLeftUnits } from '../../units/import/useLeftUnits.ts';
import type { Import } from '../imports.contract.ts';
import { isUnitName, mostNewUnits } from '../registers/new-unit-names.rules.ts';
import type { Recheck } from './useRecheck.ts';

type Props = { one: Import; recheck: Recheck };

/** Units that the file names and the company does not have: they can be made with their people. */
export function NewUnits({ one, recheck }: Props) {
  const openModal = useOpenModal();
  const keepWhatWasSaid = useLeftUnits();
  const { choices, newUnits, unknownUnits } = one;
  const isTooMany = unknownUnits.length >= mostNewUnits;
  const undo = async () => {
    await keepWhatWasSaid(one).catch(() => {}); // Then it has to be typed again; that is no reason to make them.
    recheck.mutate({ choices: { ...choices, newUnits: null } });
  };
  const canBeMade = unknownUnits.filter(({ name }) => isUnitName(name)).length;
  return (
    <>
      {unknownUnits.length > 0 && (
        <div>
          <Text size="sm">Unidades que a planilha nomeia e a empresa não tem:</Text>
          <Named units={unknownUnits} />
          {isTooMany && (
            <Text size="sm" c="dimmed">
              São {mostNewUnits} ou mais: confira se a coluna é mesmo a da unidade. Se for, importe antes as unidades.
            </Text>
          )}
        </div>
      )}
      {choices.newUnits ? (
        <Stack gap="xs" align="flex-start">
          <Text size="sm" fw={600} role="status">
            {promiseOf(newUnits.length)}
          </Text>
          <Named units={newUnits} />
          <Group gap="xs">
            <Button size="xs" variant="default" disabled={recheck.isPending} onClick={() => openModal('units')}>
              Mudar os dados delas
            </Button>
            <Button size="xs" variant="default" loading={recheck.isPending} onClick={() => void undo()}>
              Não criar unidades
            </Button>
          </Group>
        </Stack>
      ) : (
        canBeMade > 0 &&
        !isTooMany && (
          <Group>
            <Button size="xs" disabled={recheck.isPending} onClick={() => openModal('units')}>
              {canBeMade === 1 ? 'Criar a unidade que falta' : `Criar as ${canBeMade} unidades que faltam`}
            </Button>
          </Group>
        )
      )}
    </>
  );
}

function Named({ units }: { units: Import['newUnits'] }) {
  return (
    <ul>
      {units.map(({ name, lines }) => (
        <li key={name}>
          {name} ({lines.toLocaleString('pt-BR')} {lines === 1 ? 'linha' : 'linhas'})
        </li>
      ))}
    </ul>
  );
}

function promiseOf(count: number): string {
  if (count === 0) return 'Nenhuma unidade falta às linhas certas: nada será criado.';
  return count === 1 ? '1 unidade será criada ao gravar:' : `${count} unidades serão criadas ao gravar:`;
}
