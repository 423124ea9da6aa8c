/** What a file of another program holds, whatever its format: a sheet's header, then its lines. */

/** What stands in a cell. Dates of a spreadsheet are the midnight of that day in UTC. */
export type Cell = string | number | boolean | Date | null;

/** A line of a sheet that is not empty, under the number that the spreadsheet shows beside it. */
export type SheetLine = { line: number; cells: readonly Cell[] };

/** The first line with content, and where it stands. */
export type SheetHeader = {
  /** The name of the sheet; that of the file for a CSV. */
  sheet: string;
  /** All sheets of the file, in its order. */
  sheets: readonly string[];
  line: number;
  cells: readonly string[];
};

/**
 * A file as it came; its format is told from the bytes, never from the name. `sheet` asks for another than the first with content;
 * by `known`, names that were chosen by hand before, its header is known like by the usual ones.
 */
export type SheetFile = { bytes: Uint8Array; name: string; sheet?: string | undefined; known?: readonly string[] };

/** What a file may be at most. */
export const sheetLimits = {
  fileMb: 25,
  unpackedMb: 200,
  lines: 50_000,
  columns: 200,
  cellCharacters: 10_000,
  /** Of all cells together: a text that is written once may stand in every one of them. */
  characters: 80_000_000,
} as const;

/** '25 MB', '1,5 MB'. */
export function megabytes(count: number): string {
  return `${count.toLocaleString('pt-BR')} MB`;
}

/** What is said of a file of more than so many megabytes: an installation may take less than a sheet may have. */
export function fileTooLarge(mostMb: number): string {
  return `O arquivo tem mais de ${megabytes(mostMb)}. Tire imagens e outras planilhas, ou divida-o em partes.`;
}

/** Why a file can't be read, and what to do about it. */
export const sheetProblems = {
  'unknown-format':
    'Este arquivo não é uma planilha que o Zelo lê. Salve-a como XLSX, XLS, ODS ou CSV e envie de novo.',
  encrypted: 'A planilha está protegida por senha. Tire a senha, salve e envie de novo.',
  macros: 'A planilha tem macros. Salve-a como “Pasta de Trabalho do Excel (.xlsx)”, sem macros, e envie de novo.',
  'file-too-large': fileTooLarge(sheetLimits.fileMb),
  'unpacks-too-large': `Descompactado, o arquivo passa de ${sheetLimits.unpackedMb} MB. Copie só as colunas e linhas que interessam para uma planilha nova.`,
  'too-many-lines': `A planilha tem mais de ${sheetLimits.lines.toLocaleString('pt-BR')} linhas. Divida-a em partes.`,
  'too-many-columns': `A planilha tem mais de ${sheetLimits.columns} colunas. Deixe só as que interessam.`,
  'too-much': 'A planilha é grande demais para ser lida. Salve-a como XLSX, só com as colunas e linhas que interessam.',
  empty: 'A planilha está vazia. Confira se enviou o arquivo certo.',
  'no-header':
    'A primeira linha preenchida deve trazer os nomes das colunas, como “Nome” e “CPF”. Acrescente-a e envie de novo.',
  'no-lines': 'A planilha só tem a linha dos nomes das colunas. Preencha as linhas e envie de novo.',
  'unknown-sheet': 'O arquivo não tem a planilha escolhida. Escolha uma das que ele tem.',
  damaged: 'O arquivo está danificado. Abra-o no seu programa de planilhas, salve de novo e envie.',
} as const;

export type SheetProblem = keyof typeof sheetProblems;
