import { z } from 'zod';
import type { SignedInContext } from '../../access/caller.server.ts';
import { callsOf, type Endpoint } from '../../access/endpoint.ts';
import type { Feature, Handler } from '../../access/handlers.server.ts';
import type { ListExport } from '../../access/list-export.server.ts';
import { onlyOwner } from '../../access/scope.ts';
import { aboutCall } from '../../audit/refusals/refused-call.rules.ts';
import { findEmployeeCompany } from '../../employees/employee-lookups.db.ts';
import { practiceZone, today } from '../../platform/contract/dates.ts';
import { Download } from '../../platform/response.server.ts';
import { csvSheet } from '../../platform/sheets/csv-sheet.server.ts';
import { type Sheet, sheetFormats } from '../../platform/sheets/sheet.ts';
import { xlsxSheet } from '../../platform/sheets/xlsx-sheet.server.ts';
import { record } from '../../trail/entries.db.ts';
import { exportDetail, exportName } from '../../trail/export-detail.rules.ts';
import type { Subject } from '../../trail/subject.ts';
import { findUnitCompany } from '../../units/unit-lookups.db.ts';
import { allOf } from './reading.server.ts';

const { get } = callsOf('Exportação');

/** A list with what the trail calls that which is in it. */
type ExportedList = { readonly list: ListExport; readonly about: Subject };

type Asked = { format: keyof typeof files; timeZone: string } & Record<string, unknown>;

const files = {
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: xlsxSheet<never> },
  csv: { type: 'text/csv; charset=utf-8', write: csvSheet<never> },
} as const;

const asked = {
  format: z.enum(sheetFormats, { error: `Deve ser um destes: ${sheetFormats.join(', ')}` }).default('xlsx'),
  timeZone: z
    .string()
    .max(60)
    .refine(isTimeZone, 'Fuso horário desconhecido')
    .default(practiceZone)
    .describe('O fuso das datas no arquivo'),
};

/**
 * Every list that is taken away as a spreadsheet, by the name of its call, `companies.list`.
 * @throws where a feature exports what is no call of its contract
 */
export function exportedListsOf(features: Readonly<Record<string, Feature>>): Readonly<Record<string, ListExport>> {
  const lists = Object.entries(features).flatMap(([feature, { contract, exports }]) =>
    exports.map((list) => {
      const call = Object.keys(contract).find((name) => contract[name] === list.call);
      if (!call) throw new Error(`${feature} exports ${list.title}, which is no list of its contract`);
      return [`${feature}.${call}`, list] as const;
    }),
  );
  return Object.fromEntries(lists.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * One call beside each list, for the list as a spreadsheet: with the list's own permission, filters and order, handled by the list's own
 * handler, so that nothing can be in the file that the list would not answer to the same caller.
 * @throws where no subject of the trail says that the list's call is about it
 */
export function exportsOf(features: Readonly<Record<string, Feature>>): Feature {
  const each = Object.entries(exportedListsOf(features)).map(([name, list]) => {
    const [feature = '', call = ''] = name.split('.');
    const handler = features[feature]?.handlers[call];
    const about = aboutCall(name)?.subject;
    if (!handler || !about) throw new Error(`${name} is about no subject of the trail`);
    const exported = { list, about };
    return { name: exportName(name), contract: contractOf(name, exported), handler: handlerOf(exported, handler) };
  });
  return {
    contract: Object.fromEntries(each.map(({ name, contract }) => [name, contract])),
    handlers: Object.fromEntries(each.map(({ name, handler }) => [name, handler])),
    exports: [],
  };
}

function contractOf(name: string, { list }: ExportedList) {
  const { meta, inputSchema } = list.call.declared;
  if (!meta.requires) throw new Error(`${name} declares no permission`);
  return get(`/exports/${name.replace('.', '/')}`, meta.requires, `Exportar como planilha: ${list.title}`, {
    costs: true,
  })
    .refuses('NOT_FOUND')
    .input(withFormat(inputSchema as unknown as z.ZodObject))
    .output(z.file().mime(sheetFormats.map((format) => files[format].type))) as Endpoint;
}

/** What the list is asked, without its pages: the file has all of them. */
function withFormat(input: z.ZodObject) {
  const { page: _, pageSize: __, upTo: ___, ...shape } = input.shape;
  return z.object({ ...shape, ...asked });
}

function handlerOf({ list, about }: ExportedList, handler: Handler): Handler {
  return async ({ input, context }: { input: Asked; context: SignedInContext }) => {
    const { format, timeZone, ...filters } = input;
    const { total, parts } = await allOf(list, handler, { input: filters, context });
    await record(context.db, context, {
      action: 'exported',
      subject: about,
      companyId: await companyOf(context, filters),
      employeeId: (filters as Of).employeeId ?? null,
      detail: exportDetail(format, total, filters),
    });
    const { type, write } = files[format];
    const sheet: Sheet<never> = { title: list.title, columns: list.columns, parts, timeZone };
    return new Download({ name: `${fileName(list.title)}-${today()}.${format}`, type, parts: write(sheet) });
  };
}

/** Whose a list is, as far as what it is asked for says it. */
type Of = { companyId?: string; employeeId?: string; unitId?: string };

/** The company that a list is of: the caller's own, the one that is asked for, or that of the person or unit that is. */
async function companyOf(
  { db, scope }: SignedInContext,
  { companyId, employeeId, unitId }: Of,
): Promise<string | null> {
  const known = onlyOwner(scope) ?? companyId;
  if (known !== undefined) return known;
  if (employeeId !== undefined) return findEmployeeCompany(db, scope, employeeId);
  return unitId === undefined ? null : findUnitCompany(db, scope, unitId);
}

function fileName(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('pt-BR', { timeZone: name }));
  } catch {
    return false;
  }
}
