import { Anchor, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { ListError } from '../../ui/list/ListError.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { Import, ImportProblem } from '../imports.contract.ts';
import { importsApi } from './useImports.ts';

/** What is wrong with the lines: each error once, with what to do and where it stands. */
export function ImportProblems({ one }: { one: Pick<Import, 'id'> }) {
  const { data, error, refetch } = useQuery({
    ...importsApi.problems.queryOptions({ input: { importId: one.id } }),
    gcTime: 0, // A sheet that is looked through again has others.
  });
  return (
    <Panel title="O que corrigir">
      {error ? (
        <ListError error={error} onRetry={() => refetch()} />
      ) : !data ? (
        <LoadingBlock height={90} />
      ) : (
        <Stack component="ul" gap="sm" m={0} pl="md">
          {data.problems.map((problem) => (
            <Problem key={`${problem.label} ${problem.message}`} problem={problem} />
          ))}
        </Stack>
      )}
      {data && data.total > data.problems.length && (
        <Text size="sm" c="dimmed" mt="sm">
          E mais {(data.total - data.problems.length).toLocaleString('pt-BR')}, em poucas linhas cada: estão na planilha
          das linhas erradas.
        </Text>
      )}
    </Panel>
  );
}

/** So many runs of lines are told at once; the others by whoever asks. */
const few = 8;

function Problem({ problem: { label, column, message, lines, ranges, hasMore } }: { problem: ImportProblem }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const shown = isOpen ? ranges : ranges.slice(0, few);
  const isCut = shown.length < ranges.length;
  return (
    <li>
      <Text size="sm" fw={600}>
        {label}
        {column && column !== label && ` (coluna “${column}”)`}: {message}
      </Text>
      <Text size="sm" c="dimmed">
        <span id={id}>
          {lines === 1 ? '1 linha' : `${lines.toLocaleString('pt-BR')} linhas`}: {shown.map(inWords).join(', ')}
          {isCut ? ' …' : hasMore && ' … As outras estão na planilha das linhas erradas.'}
        </span>{' '}
        {ranges.length > few && (
          <Anchor
            component="button"
            type="button"
            inherit
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Ver menos' : 'Ver todas'}
          </Anchor>
        )}
      </Text>
    </li>
  );
}

function inWords([from, to]: readonly [number, number]): string {
  const text = (line: number) => line.toLocaleString('pt-BR');
  return from === to ? text(from) : `${text(from)}${to === from + 1 ? ', ' : '–'}${text(to)}`;
}
