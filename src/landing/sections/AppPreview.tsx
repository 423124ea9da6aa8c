import classes from './AppPreview.module.css';

const counts = [
  ['Colaboradores', '128'],
  ['Unidades', '4'],
];

const rows = [
  ['Ana Beatriz Rocha', 'Padaria · Loja Centro', 'ASO', 'fit'],
  ['Carlos Menezes', 'Logística · Galpão 2', 'Novo documento', 'attention'],
  ['Joana Figueira', 'Padaria · Loja Centro', 'ASO', 'fit'],
  ['Paulo Sérgio Nunes', 'Manutenção · Matriz', 'ASO', 'fit'],
] as const;

/** A drawing of the system in use; the names are invented. The text beside it says what it shows. */
export function AppPreview() {
  return (
    <div className={classes.window} aria-hidden="true">
      <div className={classes.bar}>
        <i />
        <i />
        <i />
      </div>
      <div className={classes.counts}>
        {counts.map(([label, count]) => (
          <p key={label}>
            <b>{count}</b>
            {label}
          </p>
        ))}
      </div>
      <ul className={classes.rows}>
        {rows.map(([name, place, state, tone]) => (
          <li key={name}>
            <span>
              <b>{name}</b>
              <small>{place}</small>
            </span>
            <em className={classes[tone]}>{state}</em>
          </li>
        ))}
      </ul>
    </div>
  );
}
