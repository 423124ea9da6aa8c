import { z } from 'zod';
import { callsOf } from '../../../access/endpoint.ts';
import { idField, optionalText } from '../../../platform/contract/fields.ts';
import { referralRow } from '../../referrals.contract.ts';

const { get, put } = callsOf('Fila');

const listedExam = z.object({
  code: z.string(),
  /** As the guide has it. */
  name: z.string(),
  /** When it was said to be done, and by whom: a name, or 'Recepção'; null as long as it is to do. */
  done: z.object({ at: z.string(), by: z.string() }).nullable(),
});

/** An exam of somebody who is there, and whether it was done already. */
export type ListedExam = z.output<typeof listedExam>;

const ofReferral = z.object({ referralId: idField });

/**
 * Which exams of a referral were already done on the day: the clinic's alone, the company reads nothing of it. It takes no version:
 * each call changes the entry of one exam, so that two rooms tick at the same moment without refusing one another.
 */
export const checklistContract = {
  read: get('/queue/{referralId}/exams', 'queue.work', 'Ler que exames do encaminhamento já foram feitos hoje')
    .input(ofReferral)
    .output(
      referralRow.pick({ employeeName: true, state: true, day: true }).extend({
        /** Whether an exam can be ticked now: the person is there, and it is their day. */
        isOpen: z.boolean(),
        exams: z.array(listedExam),
      }),
    ),
  check: put(
    '/queue/{referralId}/exams/{code}',
    'queue.work',
    'Marcar um exame do encaminhamento como feito hoje, ou desmarcar; repetido, nada muda',
  )
    .refuses('CONFLICT')
    .input(
      ofReferral.extend({
        code: optionalText(10).describe('Um dos exames do encaminhamento, pelo código da Tabela 27'),
        done: z.boolean({ error: 'Use true ou false' }),
      }),
    )
    .output(z.object({ exam: listedExam })),
};
