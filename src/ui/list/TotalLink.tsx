import { Button } from '@mantine/core';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

type Props<Answer> = {
  label: string;
  to: string;
  /** Asks the list for its total. */
  count: UseQueryOptions<Answer>;
};

/** The way to a list that is there only while there is something in it, with how much that is. */
export function TotalLink<Answer extends { total?: number | undefined }>({ label, to, count }: Props<Answer>) {
  const { data } = useQuery(count);
  if (!data?.total) return null;
  return (
    <Button component={Link} to={to} variant="default">
      {label} ({data.total.toLocaleString('pt-BR')})
    </Button>
  );
}
