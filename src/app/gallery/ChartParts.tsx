import type { ChartData } from '../../ui/charts/chart.ts';
import { Picture } from '../../ui/charts/Picture.tsx';
import { Panel } from '../../ui/Panel.tsx';

const months: ChartData = {
  of: 'Mês',
  series: ['Audiometria', 'Espirometria', 'Hemograma', 'Raio X', 'Glicemia', 'Outros'].map((label) => ({
    key: label,
    label,
  })),
  entries: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'].map((month, at) => ({
    key: month,
    label: `${month}/26`,
    cells: Object.fromEntries(
      ['Audiometria', 'Espirometria', 'Hemograma', 'Raio X', 'Glicemia', 'Outros'].map((key, nth) => [
        key,
        at === 4 && nth === 1 ? ('suppressed' as const) : ((at + 2) * (nth + 3) * 7) % 23,
      ]),
    ),
  })),
};

const places: ChartData = {
  of: 'Unidade',
  series: [
    { key: 'late', label: 'Vencidos' },
    { key: 'soon', label: 'Em até 30 dias' },
  ],
  entries: ['Matriz', 'Filial Norte', 'Centro de Distribuição e Armazenagem do Vale do Paraíba', 'Sem unidade'].map(
    (label, at) => ({ key: label, label, cells: { late: 40 - at * 11, soon: at === 1 ? 'suppressed' : at * 9 } }),
  ),
};

/** With something suppressed. */
export function Columns() {
  return (
    <Panel title="Colunas">
      <Picture name="Colunas" kind="columns" data={months} note="Uma nota sobre o que se vê." />
    </Panel>
  );
}

/** With something to go to. */
export function Bars() {
  const data = { ...places, entries: places.entries.map((entry) => ({ ...entry, to: '/due-dates' })) };
  return (
    <Panel title="Barras">
      <Picture name="Barras" kind="bars" data={data} />
    </Panel>
  );
}

export function Lines() {
  return (
    <Panel title="Linhas">
      <Picture name="Linhas" kind="lines" data={{ ...months, series: months.series.slice(0, 3) }} />
    </Panel>
  );
}
