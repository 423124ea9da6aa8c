import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, use, useId, useLayoutEffect, useState } from 'react';
import { ListTools } from '../tools/list-tools.ts';
import classes from './FoldedFilters.module.css';

type Props = {
  /** What stays in sight on a narrow screen. */
  first: ReactNode;
  /** How many of the others narrow the list. */
  chosen: number;
  children: ReactNode;
};

/** The filters of a list and, at their end, what is done with it as a whole: one row, as far as there is room; on a narrow screen folded behind a button that says how many are chosen. */
export function FoldedFilters({ first, chosen, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { tools, claim } = use(ListTools);
  useLayoutEffect(() => {
    claim(true);
    return () => claim(false);
  }, [claim]);
  return (
    <section aria-label="Filtros" className={classes.filters}>
      <div className={classes.first}>{first}</div>
      <Button
        className={classes.toggle}
        variant="default"
        aria-expanded={isOpen}
        aria-controls={id}
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden="true" />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {chosen > 0 ? `Filtros · ${chosen}` : 'Filtros'}
      </Button>
      <div id={id} className={isOpen ? classes.fields : `${classes.fields} ${classes.folded}`}>
        {children}
      </div>
      {tools && <div className={classes.tools}>{tools}</div>}
    </section>
  );
}
