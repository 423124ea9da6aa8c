import { v7 as uuid } from 'uuid';
import type { SignedInContext } from '../access/caller.server.ts';
import { forSignedIn } from '../access/handlers.server.ts';
import { createOnce } from '../access/idempotency.server.ts';
import { mustReach } from '../access/scope.ts';
import { findCompanyName } from '../companies/company-lookups.db.ts';
import { conflict, invalidInput, notFound } from '../platform/contract/errors.ts';
import { signedAddress } from '../platform/files/signed-address.rules.ts';
import { enqueue } from '../platform/jobs/queue.db.ts';
import { Download } from '../platform/response.server.ts';
import { withEntries } from '../trail/change.server.ts';
import { record } from '../trail/entries.db.ts';
import { announceImport } from './announced.server.ts';
import { answerOf } from './answers.server.ts';
import { checkJob } from './checking/check-job.server.ts';
import { chosenByHand } from './checking/chosen.server.ts';
import { columnsOf } from './columns/columns.rules.ts';
import { detailsOf, keepDetails, noDetails } from './details.server.ts';
import { takeOver } from './handed-over.server.ts';
import { mayImport, mustImport } from './import-access.rules.ts';
import { importKey } from './import-files.server.ts';
import { importsContract } from './imports.contract.ts';
import { changeImport, findImport, type ImportRow, insertImport, listImports } from './imports.db.ts';
import { importKindLabels } from './imports.labels.ts';
import { pageOf } from './lines.server.ts';
import { model } from './models/model.server.ts';
import { problemsIn } from './problems/problems.server.ts';
import { fileTooLarge, sheetLimits } from './reading/sheet.labels.ts';
import { checkedNewUnits } from './registers/new-units.server.ts';
import { registers } from './registers/registers.server.ts';
import { stopWriting } from './writing/under-way.server.ts';
import { writeJob } from './writing/write-job.server.ts';
import { wrongLinesSheet } from './wrong-lines.server.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Registers that come as a spreadsheet (product 18). */
export const importsApi = forSignedIn(importsContract, {
  create: async ({ input: { kind, companyId = null, fileName, size }, context }) => {
    const { caller, encryptionKeys, storage } = context;
    mustImport(caller.type, kind);
    await mustBeInto(context, kind, companyId);
    if (size > mostMb(storage) * 1024 * 1024) {
      throw invalidInput([{ path: 'size', message: fileTooLarge(mostMb(storage)) }]);
    }
    const { importId } = await createOnce(context, async (tx) => {
      const id = uuid();
      await insertImport(tx, {
        ...{ id, intoCompany: companyId, kind, fileName },
        details: keepDetails(id, noDetails, encryptionKeys),
        ...{ requestedBy: caller.userId, requestedAs: caller.type, ownerId: caller.ownerId },
      });
      await record(tx, context, { action: 'uploaded', subject: 'import', subjectId: id, companyId, detail: kind });
      return { importId: id };
    });
    const link = await storage.uploadLink(importKey({ companyId, id: importId }), size);
    return { importId, signedUrl: signedAddress(context.origin, link) };
  },

  list: async ({ input: { kind, companyId = null }, context }) => {
    mustImport(context.caller.type, kind);
    await mustBeInto(context, kind, companyId);
    const rows = await listImports(context.db, context.scope, { kind, companyId });
    return {
      imports: rows.map((row) => answerOf(row, context.encryptionKeys)),
      mostMb: mostMb(context.storage),
    };
  },

  read: async ({ input: { importId }, context }) => answered(context, importId),

  check: async ({ input: { importId, sheet, columns, choices }, context }) => {
    const { db, encryptionKeys } = context;
    const row = await existing(context, importId);
    const chosen = choices && { ...choices, newUnits: checkedNewUnits(row.kind, choices.newUnits) };
    await takeOver(context, row, sheet);
    const before = detailsOf(row, encryptionKeys);
    const byHand = chosenByHand(before, columns ?? {}, columnsOf(row.kind));
    const details = {
      ...{ ...before, byHand: { ...before.byHand, ...byHand }, choices: chosen ?? before.choices },
      ...{ chosenSheet: sheet ?? before.chosenSheet, problem: null },
    };
    // Together: the import, and the job that checks it.
    await db.transaction().execute(async (tx) => {
      const isOpen = await changeImport(
        tx,
        { id: importId, run: row.run, from: canBeChecked },
        {
          ...{ state: 'waiting', run: row.run + 1, done: 0, total: 0, contentHash: null, endedAt: null },
          details: keepDetails(importId, details, encryptionKeys),
        },
      );
      if (!isOpen) throw conflict(overMessage);
      await enqueue(tx, checkJob, { import: importId }, { key: importId });
      await announceImport(tx, row);
    });
    return answered(context, importId);
  },

  lines: async ({ input: { importId, filter, page = 1, pageSize = 50 }, context }) => {
    const row = await existing(context, importId);
    const { lines, total } = await pageOf(context, row, { filter, page, pageSize });
    await record(context.db, context, {
      ...{ action: 'listed', subject: 'import', subjectId: importId, companyId: row.intoCompany },
    });
    return { lines, total };
  },

  problems: async ({ input: { importId }, context }) => problemsIn(context, await existing(context, importId)),

  wrongLines: async ({ input: { importId }, context }) => {
    const row = await existing(context, importId);
    if (row.run === 0 || row.state === 'waiting' || row.state === 'reading') throw conflict(notChecked);
    const bytes = await wrongLinesSheet(context, row);
    await record(context.db, context, {
      ...{ action: 'exported', subject: 'import', subjectId: importId, companyId: row.intoCompany },
    });
    return new Download({ name: 'linhas-erradas.xlsx', type: xlsx, parts: [bytes] });
  },

  confirm: async ({ input: { importId, contentHash, leaveOutWrong }, context }) => {
    const { db, encryptionKeys } = context;
    const row = await existing(context, importId);
    if (row.state !== 'ready') throw conflict(row.state === 'stale' ? stale : notChecked);
    const { counts, registerPrint } = detailsOf(row, encryptionKeys);
    if (counts.wrong > 0 && !leaveOutWrong) throw conflict(hasWrong(counts.wrong));
    // Together: the import, what it was checked against, and the job that writes it.
    await db.transaction().execute(async (tx) => {
      const into = { companyId: row.intoCompany ?? '', ownerId: row.ownerId };
      const isSame = row.contentHash === contentHash && (await registers[row.kind].print(tx, into)) === registerPrint;
      if (!isSame) throw conflict(stale);
      const { userId, type, ownerId } = context.caller;
      const confirmed = await changeImport(
        tx,
        { id: importId, run: row.run, from: ['ready'] },
        {
          ...{ state: 'confirmed', leaveOutWrong, done: 0, total: counts.create + counts.change },
          ...{ requestedBy: userId, requestedAs: type, ownerId },
        },
      );
      if (!confirmed) throw conflict(stale);
      await enqueue(tx, writeJob, { import: importId }, { key: importId });
      await announceImport(tx, row);
      await record(tx, context, {
        ...{ action: 'confirmed', subject: 'import', subjectId: importId, companyId: row.intoCompany },
        detail: row.kind,
      });
    });
    return answered(context, importId);
  },

  cancel: async ({ input: { importId }, context }) => {
    const row = await existing(context, importId);
    stopWriting(importId);
    const cancelled = { state: 'cancelled', endedAt: new Date().toISOString() } as const;
    await withEntries(context, async (tx) => {
      const isCancelled = await changeImport(tx, { id: importId, from: canBeCancelled }, cancelled);
      if (!isCancelled) throw conflict('Esta importação já terminou.');
      await announceImport(tx, row);
      return { action: 'cancelled', subject: 'import', subjectId: importId, companyId: row.intoCompany };
    });
    return answered(context, importId);
  },

  model: async ({ input: { kind }, context }) => {
    mustImport(context.caller.type, kind);
    const name = `modelo-${importKindLabels[kind].toLowerCase().replaceAll(' ', '-')}.xlsx`;
    return new Download({ name, type: xlsx, parts: [await model(kind)] });
  },
});

const canBeChecked = ['sending', 'refused', 'waiting', 'reading', 'ready', 'failed', 'stale'] as const;
const canBeCancelled = [...canBeChecked, 'confirmed', 'writing'] as const;

const overMessage = 'Esta importação já foi confirmada, cancelada ou conferida de novo. Comece outra.';
const notChecked = 'Esta planilha ainda não foi conferida.';
const stale = 'A planilha, as escolhas ou o cadastro mudaram desde a conferência. Refaça a conferência.';

function hasWrong(count: number): string {
  const lines = count === 1 ? 'uma linha errada' : `${count.toLocaleString('pt-BR')} linhas erradas`;
  return `A planilha tem ${lines}. Corrija-a e envie de novo, ou escolha deixar as linhas erradas de fora.`;
}

/** What a file may have: as much as a sheet, and no more than the installation takes of any file. */
function mostMb({ maxUploadBytes }: SignedInContext['storage']): number {
  return Math.min(sheetLimits.fileMb, maxUploadBytes / 1024 / 1024);
}

/** @throws 400 or 404 unless it is a company that the caller reaches, or none where companies themselves are imported */
async function mustBeInto({ db, scope }: SignedInContext, kind: ImportRow['kind'], companyId: string | null) {
  if (kind === 'companies') {
    if (companyId !== null) throw invalidInput([{ path: 'companyId', message: 'Empresas não são de uma empresa' }]);
    return;
  }
  if (companyId === null) throw invalidInput([{ path: 'companyId', message: 'Escolha a empresa' }]);
  mustReach(scope, companyId, 'Empresa não encontrada.');
  if ((await findCompanyName(db, scope, companyId)) === null) throw notFound('Empresa não encontrada.');
}

async function answered(context: SignedInContext, id: string) {
  return { import: answerOf(await existing(context, id), context.encryptionKeys) };
}

async function existing({ db, scope, caller }: SignedInContext, id: string): Promise<ImportRow> {
  const row = await findImport(db, scope, id);
  if (!row) throw notFound('Importação não encontrada.');
  // What another kind of user imports is not there for this one.
  if (!mayImport(caller.type, row.kind)) throw notFound('Importação não encontrada.');
  return row;
}
