import { Checkbox, Stack } from '@mantine/core';
import { Panel } from '../../ui/Panel.tsx';
import type { ImportChoices as Choices, Import } from '../imports.contract.ts';
import { NewUnits } from './NewUnits.tsx';
import type { Recheck } from './useRecheck.ts';

type Props = { one: Import; recheck: Recheck };

/** What is decided for the whole file, offered where the file asks for it. */
export function ImportChoices({ one, recheck }: Props) {
  const { choices, inactive, unknownUnits } = one;
  const offersReactivation = inactive > 0 || choices.reactivate;
  const offersUnits = unknownUnits.length > 0 || choices.withoutUnknownUnit || choices.newUnits !== null;
  if (!offersReactivation && !offersUnits) return null;
  const choose = (changed: Partial<Choices>) => recheck.mutate({ choices: { ...choices, ...changed } });
  return (
    <Panel title="A decidir">
      <Stack>
        {offersReactivation && (
          <Checkbox
            label="Reativar quem está inativo"
            description={`${people(inactive)} da planilha no cadastro de inativos`}
            checked={choices.reactivate}
            disabled={recheck.isPending}
            onChange={(event) => choose({ reactivate: event.currentTarget.checked })}
          />
        )}
        {offersUnits && <NewUnits one={one} recheck={recheck} />}
        {(unknownUnits.length > 0 || choices.withoutUnknownUnit) && (
          <Checkbox
            label="Importar sem unidade quem está em uma unidade que não existe"
            checked={choices.withoutUnknownUnit}
            disabled={recheck.isPending}
            onChange={(event) => choose({ withoutUnknownUnit: event.currentTarget.checked })}
          />
        )}
      </Stack>
    </Panel>
  );
}

function people(count: number): string {
  return `${count.toLocaleString('pt-BR')} ${count === 1 ? 'pessoa' : 'pessoas'}`;
}
