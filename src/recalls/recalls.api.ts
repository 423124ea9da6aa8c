import { forSignedIn } from '../access/handlers.server.ts';
import { createOnce } from '../access/idempotency.server.ts';
import { mustReach } from '../access/scope.ts';
import { findKeptLetterhead } from '../documents/issued/letterhead-lookups.db.ts';
import { typesetLetter } from '../documents/typeset/letter-lookups.server.ts';
import { formatDate } from '../platform/contract/dates.ts';
import { invalidInput, notFound } from '../platform/contract/errors.ts';
import { Download } from '../platform/response.server.ts';
import { record } from '../trail/entries.db.ts';
import { makeRecalls } from './make-recalls.server.ts';
import { recallPaper } from './recall.paper.ts';
import { recallsContract } from './recalls.contract.ts';
import { findRecall, listRecalls } from './recalls.db.ts';
import { recallsExport } from './recalls-export.server.ts';

export const recallsApi = forSignedIn(recallsContract, [recallsExport], {
  make: async ({ input, context }) => {
    if (input.byMail && !context.isMailOn) {
      throw invalidInput([{ path: 'byMail', message: 'O envio de e-mails não está configurado nesta instalação' }]);
    }
    return createOnce(context, (tx) => makeRecalls(tx, context, input));
  },

  list: async ({ input: { companyId, page = 1, pageSize = 20, sort = '-recalledOn' }, context: { db, scope } }) => {
    if (companyId) mustReach(scope, companyId, 'Empresa não encontrada.');
    const order = sort === 'recalledOn' ? 'asc' : 'desc';
    return listRecalls(db, scope, { ...(companyId ? { companyId } : {}), page, pageSize, order });
  },

  letter: async ({ input: { recallId }, context }) => {
    const { db, scope } = context;
    const recall = await findRecall(db, scope, recallId);
    if (!recall) throw notFound('Convocação não encontrada.');
    const { companyId, recalledOn: day, createdAt: at, head, lines } = recall;
    const letterhead = head.letterhead ? await findKeptLetterhead(db, head.letterhead) : null;
    const name = `Convocação de ${formatDate(day)}`;
    const paper = recallPaper(head, { lines, day, letterhead });
    const pdf = await typesetLetter({ paper, name, at, signer: head.signer, kind: 'recall' });
    await record(db, context, { action: 'opened', subject: 'recall', subjectId: recallId, companyId });
    return new Download({ name: `convocacao-${day}.pdf`, type: 'application/pdf', parts: [pdf] });
  },
});
