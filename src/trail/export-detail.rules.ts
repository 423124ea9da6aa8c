/** What the call is named that exports a list: of `companies.list` it is `companiesList`. */
export function exportName(list: string): string {
  return list.replace(/\.(\w)/, (_, first: string) => first.toUpperCase());
}

/**
 * What the trail keeps of an export beside whose it is: the kind of file, how many lines, and by what the list was narrowed, never by
 * which value: a search is a name.
 */
export function exportDetail(format: string, lines: number, filters: Readonly<Record<string, unknown>>): string {
  const narrowedBy = Object.keys(filters).filter((name) => filters[name] !== undefined && !notFilters.has(name));
  return [format, lines, ...narrowedBy].join(' ');
}

/** Whose the list is stands in the entry itself; the order narrows nothing. */
const notFilters: ReadonlySet<string> = new Set(['sort', 'companyId', 'employeeId']);

/** Of the trail and of due dates the first versions did not count the lines. */
const shape = /^(xlsx|csv) (-|\d+)((?: \w+)*)$/;

/** Whether the one more word of an entry is that of an export. */
export function isExportDetail(detail: string): boolean {
  return shape.test(detail);
}

/** The same as words of the screen: 'XLSX, 37 linhas, filtrada por busca'. */
export function exportLabel(detail: string): string {
  const [, format = '', lines = '-', filters = ''] = shape.exec(detail) ?? [];
  const counted = lines === '-' ? [] : [lines === '1' ? '1 linha' : `${Number(lines).toLocaleString('pt-BR')} linhas`];
  const words = filters
    .trim()
    .split(' ')
    .filter(Boolean)
    .map((name) => filterLabels[name] ?? name);
  return [format.toUpperCase(), ...counted, ...(words.length > 0 ? [`filtrada por ${words.join(', ')}`] : [])].join(
    ', ',
  );
}

const filterLabels: Readonly<Record<string, string>> = {
  search: 'busca',
  inactive: 'inativos à mostra',
  list: 'lista',
  ids: 'escolha',
  unitId: 'unidade',
  groupId: 'grupo',
  group: 'parte da fila',
  function: 'função',
  notRecalledFor: 'última convocação',
  placeId: 'local',
  state: 'situação',
  origin: 'origem',
  kind: 'tipo',
  confidential: 'sigilo',
  from: 'início',
  to: 'fim',
  action: 'ação',
  subject: 'assunto',
  user: 'usuário',
  past: 'passados',
  year: 'ano',
  all: 'todas as situações',
};
