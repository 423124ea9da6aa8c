import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { timeOfDay } from '../../platform/clock/moments.ts';
import { isNotFound } from '../../platform/contract/errors.ts';
import { CallSound } from './CallSound.tsx';
import classes from './PanelPage.module.css';
import type { Call } from './panel.contract.ts';
import { usePanel } from './usePanel.ts';

export function meta() {
  return [{ title: 'Painel de chamadas · Zelo' }];
}

/** The screen of a waiting room: tickets and rooms, never whose they are (product 17.6). */
export default function PanelPage() {
  const token = useLocation().hash.slice(1);
  const { data, error, fetchStatus } = usePanel(token);
  if (token === '' || isNotFound(error)) {
    return <Said title="Este painel foi encerrado">Peça outro link a quem cuida da fila.</Said>;
  }
  if (!data) return <Said title="Painel de chamadas">{error ? 'Sem conexão. Tentando de novo…' : 'Carregando…'}</Said>;
  const [newest, ...before] = data.calls;
  return (
    <main className={classes.page}>
      <header className={classes.top}>
        <h1>{data.place}</h1>
        <CallSound newest={newest?.calledAt ?? null} />
        <Clock />
      </header>
      <div className={classes.calls}>
        {/* The section stays, so that what changes in it is read out; a ticket that is called again has another moment. */}
        <section className={classes.newest} aria-live="assertive" aria-atomic="true">
          {newest ? <Called key={newest.calledAt} call={newest} /> : <p>Aguarde: a sua senha aparece aqui.</p>}
        </section>
        <ol className={classes.before} aria-label="Chamadas anteriores">
          {before.map((call) => (
            <li key={call.ticket}>
              <Called call={call} />
            </li>
          ))}
        </ol>
      </div>
      <p role="status" className={classes.connection}>
        {(error || fetchStatus === 'paused') && 'As próximas chamadas aparecem assim que a conexão voltar.'}
      </p>
    </main>
  );
}

function Called({ call: { ticket, room } }: { call: Call }) {
  return (
    <p>
      <strong className={ticket.length > 4 ? classes.long : undefined}>{ticket}</strong> <span>{room}</span>
    </p>
  );
}

function Said({ title, children }: { title: string; children: string }) {
  return (
    <main className={classes.page}>
      <h1>{title}</h1>
      <p role="status">{children}</p>
    </main>
  );
}

function Clock() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return <time>{timeOfDay(now.toISOString())}</time>;
}
