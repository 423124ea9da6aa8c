import { Button, Collapse, Group, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Panel } from '../../ui/Panel.tsx';
import type { Import } from '../imports.contract.ts';
import type { Recheck } from './useRecheck.ts';

type Props = { one: Import; recheck: Recheck };
type Chosen = Readonly<Record<string, number | null>>;

const notImported = { value: '', label: 'Não importar' };

/** In which column of the file each field stands: found by its name, corrected by hand. */
export function SheetColumns({ one, recheck }: Props) {
  const { fields, header, sheet, sheets } = one;
  const missing = fields.filter(({ required, column }) => required && column === null);
  const [isOpen, setIsOpen] = useState(missing.length > 0);
  const [chosen, setChosen] = useState<Chosen>({});
  const found = fields.filter(({ column }) => column !== null).length;
  const isChanged = fields.some(({ field, column }) => field in chosen && chosen[field] !== column);
  const columns = [
    notImported,
    ...header.map((name, at) => ({ value: String(at), label: name || `Coluna ${at + 1}` })),
  ];
  const columnOf = ({ field, column }: Import['fields'][number]) => (field in chosen ? chosen[field] : column) ?? '';
  return (
    <Panel title="Colunas">
      <Stack>
        <Text size="sm">
          {found} de {fields.length} campos encontrados na planilha.
          {missing.length > 0 && ` Falta para quem é novo: ${missing.map(({ label }) => label).join(', ')}.`}
        </Text>
        {sheets.length > 1 && (
          <NativeSelect
            label="Planilha do arquivo"
            maw={320}
            value={sheet ?? ''}
            data={[...sheets]}
            disabled={recheck.isPending}
            onChange={(event) => recheck.mutate({ sheet: event.currentTarget.value })}
          />
        )}
        <Group>
          <Button variant="default" size="xs" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Esconder colunas' : 'Ver e corrigir colunas'}
          </Button>
        </Group>
        <Collapse expanded={isOpen}>
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
            {fields.map((one) => (
              <NativeSelect
                key={one.field}
                label={one.label}
                description={one.explanation}
                value={String(columnOf(one))}
                data={columns}
                onChange={({ currentTarget: { value } }) =>
                  setChosen({ ...chosen, [one.field]: value === '' ? null : Number(value) })
                }
              />
            ))}
          </SimpleGrid>
        </Collapse>
        {isChanged && (
          <Group>
            <Button loading={recheck.isPending} onClick={() => recheck.mutate({ columns: { ...chosen } })}>
              Conferir com estas colunas
            </Button>
            <Button variant="default" onClick={() => setChosen({})}>
              Desfazer
            </Button>
          </Group>
        )}
      </Stack>
    </Panel>
  );
}
