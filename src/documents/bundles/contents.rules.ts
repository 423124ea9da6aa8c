import { dayOf } from '../../platform/clock/moments.ts';
import { dayIn } from '../../platform/contract/dates.ts';
import { type IssuedState, stateLabels } from '../issued/issued.labels.ts';
import type { BundleInput } from './bundles.contract.ts';
import { distinctNames, fileNameOf } from './names.rules.ts';

/** What a bundle is to hold, as it is kept: dates and identifiers, never a name. */
export type Criteria =
  | { documentIds: readonly string[] }
  /** Of all units where none is named; `none` for who has no unit. */
  | { from: string; to: string; unitId: string | null; all: boolean };

/** What was asked for; what was chosen one by one stands for itself, whatever else was said. */
export function criteriaOf({ documentIds, from, to, unitId, all }: BundleInput): Criteria {
  if (documentIds) return { documentIds: [...new Set(documentIds)] };
  if (!from || !to) throw new Error('the contract asks for a period');
  return { from, to, unitId: unitId ?? null, all };
}

/** What is known of a document that is to be packed. */
export type Packed = {
  id: string;
  /** As it stands on paper: 'ASO 2026/000123'. */
  name: string;
  employeeName: string;
  unitId: string | null;
  unitName: string | null;
  issuedAt: string;
  state: IssuedState;
};

/** Where a document stands in the file, and the line that tells of it. */
export type Place<Document extends Packed = Packed> = { document: Document; path: string };

const withoutUnit = 'Sem unidade';

const alphabetical = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });

/**
 * The moments between which something of a period was issued: from the first one on, and before the second. Brazil has had one
 * time the year round since 2019, three hours behind. What comes after the year 9999 no longer sorts as text, nor is issued.
 */
export function momentsOf({ from, to }: { from: string; to: string }): [string, string] {
  const after = new Date(`${to}T00:00:00-03:00`);
  after.setUTCDate(after.getUTCDate() + 1);
  const before = after.getUTCFullYear() > 9999 ? '9999-12-31T23:59:59.999Z' : after.toISOString();
  return [new Date(`${from}T00:00:00-03:00`).toISOString(), before];
}

/** What the whole file is called: 'ASOs 2026-01 a 2026-11.zip'. */
export function bundleName(criteria: Criteria, unitName: string | null, createdAt: string): string {
  if ('documentIds' in criteria) return `ASOs escolhidos ${dayIn(createdAt)}.zip`;
  const [from, to] = [criteria.from.slice(0, 7), criteria.to.slice(0, 7)];
  const named = criteria.unitId === 'none' ? withoutUnit : unitName;
  const unit = named ? `${fileNameOf(named, 60)} ` : '';
  return `ASOs ${unit}${from === to ? from : `${from} a ${to}`}.zip`;
}

/** Gives each document its place (product 15.6): a folder for each unit, names in their alphabetical order, no two alike. */
export function placesOf<Document extends Packed>(documents: readonly Document[]): Place<Document>[] {
  const wanted = new Map(
    documents.map(({ unitId, unitName }) => [unitId ?? '', fileNameOf(unitName ?? withoutUnit, 60)]),
  );
  const folders = distinctNames(wanted);
  const folderOf = ({ unitId }: Document) => folders.get(unitId ?? '') ?? '';
  const sorted = documents.toSorted(
    (a, b) =>
      alphabetical.compare(folderOf(a), folderOf(b)) ||
      alphabetical.compare(a.employeeName, b.employeeName) ||
      alphabetical.compare(a.name, b.name),
  );
  const files = distinctNames(
    new Map(sorted.map((document) => [document.id, `${folderOf(document)}/${fileOf(document)}`])),
  );
  return sorted.map((document) => ({ document, path: `${files.get(document.id)}.pdf` }));
}

/** 'ANA LIMA - ASO 2026-000123', with its state where it is not valid any more. */
function fileOf({ employeeName, name, state }: Packed): string {
  const mark = state === 'issued' ? '' : ` (${stateLabels[state].toLowerCase()})`;
  return `${fileNameOf(employeeName, 80)} - ${fileNameOf(name.replaceAll('/', '-'), 40)}${mark}`;
}

/** The head of the list inside. */
export const indexHead = ['Número', 'Nome', 'Unidade', 'Data', 'Situação', 'Arquivo'];

/** A document's line in the list inside; one whose file can't be read is named all the same. */
export function indexLine({ document, path }: Place, isThere: boolean): string[] {
  return [
    document.name,
    document.employeeName,
    document.unitName ?? '',
    dayOf(document.issuedAt),
    stateLabels[document.state],
    isThere ? path : 'O arquivo não pôde ser lido: fale com a clínica',
  ];
}
