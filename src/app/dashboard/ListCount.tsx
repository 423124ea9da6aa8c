import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { CountCard } from '../../ui/CountCard.tsx';

type Props<Answer> = Omit<ComponentProps<typeof CountCard>, 'query' | 'onErrorLog'> & {
  /** Asks the list for its total. */
  count: UseQueryOptions<Answer>;
  /** What is counted, as the console is told when that fails. */
  noun: string;
};

/** How many records a list has; the card leads to it. */
export function ListCount<Answer extends { total?: number | undefined }>({ count, noun, ...card }: Props<Answer>) {
  return <CountCard {...card} query={useQuery(count)} onErrorLog={`Erro ao buscar quantidade de ${noun}`} />;
}
