import type { SignedInContext } from '../../access/caller.server.ts';
import { forSignedIn } from '../../access/handlers.server.ts';
import { mustReach } from '../../access/scope.ts';
import { findSignerOf } from '../../certificates/certificate-lookups.server.ts';
import { findEsocialEmployer, lockCompany } from '../../companies/company-lookups.db.ts';
import { conflict, notFound } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { record } from '../../trail/entries.db.ts';
import type { Action } from '../../trail/trail.labels.ts';
import { readyEvents } from '../esocial.db.ts';
import { workOn } from '../esocial-effects.server.ts';
import { employerNumber } from '../events/employer.rules.ts';
import { emptyBatch, moveEvents } from './batch-events.db.ts';
import { leadOn } from './batch-job.server.ts';
import { type Batch, findBatchOf, listBatches, stopBatch, updateBatch } from './batches.db.ts';
import { makeBatches } from './make-batches.server.ts';
import { sendingContract } from './sending.contract.ts';
import { mostSent } from './sending.labels.ts';

/** So many batches are shown; of older ones every event says what became of it. */
const mostShown = 100;

/** Events of the eSocial, signed and sent by this house, in batches that a person can stop (product 23.8). */
export const esocialSendingApi = forSignedIn(sendingContract, {
  list: async ({ input: { companyId }, context: { db, scope } }) => {
    if (companyId) mustReach(scope, companyId, 'Empresa não encontrada.');
    const batches = await listBatches(db, scope, { companyId, most: mostShown });
    return {
      batches: batches.map(({ endedAt, stoppedAt, nextAt, version: _, firstTriedAt: __, ...batch }) => ({
        ...batch,
        ...{ isOver: endedAt !== null, isStopped: endedAt === null && stoppedAt !== null },
        nextAt: endedAt === null && stoppedAt === null ? nextAt : null,
      })),
    };
  },

  send: async ({ input: { companyId, month, eventIds }, context }) => {
    const { db, scope } = context;
    mustReach(scope, companyId, 'Empresa não encontrada.');
    const environment = await mustBeSendable(context, companyId);
    // Together: the batches with their events, the jobs that send them, and the trail.
    return db.transaction().execute(async (tx) => {
      await lockCompany(tx, companyId);
      const ids = eventIds ?? (await readyEvents(tx, scope, { companyId, month, most: mostSent }));
      const made = await makeBatches(tx, { companyId, environment, ids, madeBy: context.caller.ownerId });
      if (made.length === 0) throw conflict('Nenhum evento desta escolha está pronto para ser enviado.');
      const entries = made.map(({ id, events }) => {
        return { action: 'sent', subject: 'esocialBatch', subjectId: id, companyId, times: events } as const;
      });
      await record(tx, context, ...entries);
      return { batches: made.length, events: made.reduce((sum, { events }) => sum + events, 0) };
    });
  },

  stop: ({ input: { batchId }, context }) =>
    change(context, batchId, 'stopped', async (tx, batch) => {
      if (!(await stopBatch(tx, batch, new Date().toISOString()))) throw over();
    }),

  resume: ({ input: { batchId }, context }) =>
    change(context, batchId, 'resumed', async (tx, batch) => {
      if (!(await stopBatch(tx, batch, null))) throw over();
      await leadOn(tx, batch);
    }),

  undo: ({ input: { batchId }, context }) =>
    change(context, batchId, 'cancelled', async (tx, batch) => {
      if (batch.endedAt !== null) throw over();
      if (batch.state !== 'waiting') {
        throw conflict('O eSocial pode ter recebido este lote: espere a resposta, ou anote os recibos.');
      }
      const ended = { state: 'undone', ended_at: new Date().toISOString() } as const;
      if (!(await updateBatch(tx, batch, ended))) throw conflict('Este lote mudou neste momento. Veja-o de novo.');
      await moveEvents(tx, batch, 'signed', 'ready');
      await emptyBatch(tx, batch);
      await workOn(tx, batch.companyId);
    }),
});

function over() {
  return conflict('Este lote já terminou.');
}

async function change(
  context: SignedInContext,
  batchId: string,
  action: Action,
  write: (tx: Database, batch: Batch) => Promise<void>,
): Promise<void> {
  const { db, scope } = context;
  // Together: the batch, and the trail.
  await db.transaction().execute(async (tx) => {
    const batch = await findBatchOf(tx, scope, batchId);
    if (!batch) throw notFound('Lote não encontrado.');
    await write(tx, batch);
    await record(tx, context, { action, subject: 'esocialBatch', subjectId: batchId, companyId: batch.companyId });
  });
}

/** @returns the environment to which a company's events go @throws 409 with what is to be done before */
async function mustBeSendable({ db, encryptionKeys }: SignedInContext, companyId: string): Promise<string> {
  const employer = await findEsocialEmployer(db, companyId);
  if (!employer) throw notFound('Empresa não encontrada.');
  const signer = await findSignerOf(db, encryptionKeys, companyId);
  if (!signer) {
    throw conflict(
      'Falta um certificado digital válido: a empresa envia o seu em Configurações, ou a clínica o dela, com a procuração da empresa.',
    );
  }
  if (/[A-Z]/.test(employerNumber(employer)) || /[A-Z]/.test(signer.holder)) {
    throw conflict(
      'O esquema oficial do lote, à mão, só aceita números no CNPJ: com letras, o evento é válido e o lote não. Baixe o XML e envie-o quando houver o esquema novo.',
    );
  }
  return employer.environment === 'produção' ? '1' : '2';
}
