import { preciseMoment } from '../../platform/clock/moments.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import { namedRegistration } from '../../platform/contract/registration/registration-kind.rules.ts';
import { columnLabels, notForReading } from './part-labels.rules.ts';
import type { Row } from './person-rows.db.ts';
import { inWords } from './value-words.rules.ts';

/** A part of what there is about a person: what it is called, what its columns are called, and its rows. */
export type Part = { name: string; title: string; labels: Readonly<Record<string, string>>; rows: readonly Row[] };

/** What the file says of itself. */
export type Cover = {
  name: string;
  askedOn: string;
  askedFor: string;
  madeAt: string;
  /** Who answers for the data. */
  practice: { name: string; address: string; phone: string; email: string };
  /** Who has registered the person. */
  companies: readonly { name: string; cnpj: string }[];
  /** How many registers have the CPF with another day of birth: they are not in the file. */
  doubtful: number;
  /** The documents that could not be read. */
  missing: readonly string[];
};

/** Everything as one page that a browser opens without anything else. */
export function readablePage(cover: Cover, parts: readonly Part[]): string {
  const missing = cover.missing.map((name) => `<li>${escaped(name)}</li>`).join('');
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><title>Dados de ${escaped(cover.name)}</title>
<style>body{font:16px/1.5 sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}dl{border-top:1px solid #999;
display:grid;grid-template-columns:14rem 1fr;gap:.25rem 1rem;padding-top:.5rem}dt{font-weight:600}dd{margin:0;
overflow-wrap:anywhere;white-space:pre-wrap}</style></head><body>
<h1>Dados de ${escaped(cover.name)}</h1>
<p>Pedido de ${escaped(cover.askedOn)}: ${escaped(cover.askedFor)}. Reunidos em ${escaped(cover.madeAt)}.
Os mesmos dados estão em <code>dados.json</code>, para programas; os documentos, na pasta <code>documentos</code>.</p>
${holders(cover)}
${missing === '' ? '' : `<p>Estes documentos não puderam ser lidos:</p><ul>${missing}</ul>`}
${parts.map(section).join('\n')}
</body></html>
`;
}

function holders({ practice, companies, doubtful }: Cover): string {
  const contact = [practice.address, practice.phone, practice.email].filter(Boolean).join(' · ');
  const registered = companies
    .map(({ name, cnpj }) => `<li>${escaped(name)}, ${escaped(namedRegistration(cnpj))}</li>`)
    .join('');
  const others = doubtful === 1 ? 'Há outro cadastro' : `Há outros ${doubtful} cadastros`;
  return `<p>Guardados por ${escaped(practice.name)}${contact === '' ? '' : ` (${escaped(contact)})`}, nos cadastros de:</p>
<ul>${registered}</ul>
${doubtful === 0 ? '' : `<p>${others} com este CPF e outra data de nascimento, que não estão aqui: peça à clínica que os confira.</p>`}`;
}

function section(part: Part): string {
  const rows = part.rows.map((row) => `<dl>${facts(row, part)}</dl>`).join('');
  return `<section><h2>${escaped(part.title)}</h2>${rows}</section>`;
}

function facts(row: Row, { name, labels }: Part): string {
  return Object.entries(row)
    .filter(([column, value]) => value !== null && value !== '' && !notForReading.test(column))
    .map(
      ([column, value]) =>
        `<dt>${escaped(labels[column] ?? columnLabels[column] ?? column)}</dt><dd>${escaped(textOf(inWords(name, column, value)))}</dd>`,
    )
    .join('');
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (typeof value !== 'string') return JSON.stringify(value, datesShown, 1);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return preciseMoment(value);
  return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value) : value;
}

function datesShown(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? formatDate(value) : value;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
