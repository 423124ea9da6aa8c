import { Button, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import classes from './GridHead.module.css';

type Props = { title: string; place: string; timed: number; byArrival: number };

/** What a grid is of, and how many come; on paper it is the heading of the page. */
export function GridHead({ title, place, timed, byArrival }: Props) {
  const words = [
    timed === 0 ? 'ninguém com hora marcada' : `${timed} com hora marcada`,
    ...(byArrival > 0 ? [`${byArrival} por ordem de chegada`] : []),
  ];
  return (
    <div className={classes.head}>
      <Title order={2} size="h4">
        {title}
      </Title>
      <span className={classes.more}>
        {place} · {words.join(' · ')}
      </span>
      <Button
        className={classes.print}
        variant="default"
        size="xs"
        leftSection={<IconPrinter size={16} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        Imprimir
      </Button>
    </div>
  );
}
