import type { TablerIcon } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import classes from './CountCard.module.css';
import { useCountUp } from './useCountUp.ts';

type Props = {
  label: string;
  icon: TablerIcon;
  /** The list that the number counts. */
  to: string;
  query: { data?: { total?: number | undefined } | undefined; error: unknown };
  /** What the console is told when the count can't be had (product 10.5): no toast. */
  onErrorLog: string;
  /** What to do while there is nothing to count, said by the way to the list's screen for a new record. */
  first: string;
};

const numbers = new Intl.NumberFormat('pt-BR');

/** A number with its icon, counting up from 0 (product 1.2); the whole card leads to the list that it counts. */
export function CountCard({ label, icon: Icon, to, query, onErrorLog, first }: Props) {
  const { data, error } = query;
  const total = data?.total;
  const shown = useCountUp(total);
  const isFailed = total === undefined && Boolean(error);
  useEffect(() => {
    if (error) console.warn(onErrorLog, error);
  }, [error, onErrorLog]);
  return (
    <div className={classes.card}>
      <span className={classes.icon}>
        <Icon size={28} stroke={1.5} aria-hidden="true" />
      </span>
      <div>
        {/* Named by the number as it will stand, not as it runs. */}
        <span
          className={classes.count}
          role="img"
          aria-label={`${label}: ${total ?? (isFailed ? 'indisponível' : 'carregando')}`}
          data-loading={total === undefined && !isFailed ? true : undefined}
        >
          {isFailed ? '–' : numbers.format(shown)}
        </span>
        <Link to={to} className={classes.link}>
          {label}
        </Link>
      </div>
      {total === 0 && (
        <p className={classes.hint}>
          Ainda não há registros. <Link to={`${to}/create`}>{first}</Link>
        </p>
      )}
      {isFailed && <p className={classes.hint}>Não foi possível contar agora.</p>}
    </div>
  );
}
