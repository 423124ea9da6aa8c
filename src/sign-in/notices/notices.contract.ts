import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { idField } from '../../platform/contract/fields.ts';

const { get, put } = callsOf('Acesso');

/** What was done for a user, and how it stands where a second administrator has to approve it. */
const noticeKinds = ['created', 'reactivated', 'password', 'link', 'email', 'clinical'] as const;
const decisions = ['waiting', 'approved', 'refused'] as const;

const notice = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  userType: z.string(),
  name: z.string(),
  /** The address that the person was known by until then. */
  email: z.string(),
  authorEmail: z.string(),
  createdAt: z.string(),
  /** Null where nobody has to approve it. */
  decision: z.enum(decisions).nullable(),
  deciderEmail: z.string().nullable(),
  /** Whether the caller is the author. */
  own: z.boolean(),
});

export type AccessNotice = z.infer<typeof notice>;

const one = z.object({ noticeId: idField });

export const noticesContract = {
  list: get(
    '/access-notices',
    'accounts.manage',
    'Listar os avisos de acesso de que ainda não se tomou ciência, e o que aguarda aprovação',
  ).output(
    z.object({
      notices: z.array(notice),
      /** How many other administrators could approve. */
      approvers: z.number().int(),
    }),
  ),
  seen: put('/access-notices/seen/{noticeId}', 'accounts.manage', 'Tomar ciência de um aviso de acesso').input(one),
  approve: put(
    '/access-notices/approve/{noticeId}',
    'accounts.manage',
    'Aprovar o acesso, ou a nova senha, que outro administrador deu',
  )
    .refuses('CONFLICT')
    .input(one),
  refuse: put(
    '/access-notices/refuse/{noticeId}',
    'accounts.manage',
    'Recusar o que aguarda aprovação, ou desistir do próprio pedido',
  )
    .refuses('CONFLICT')
    .input(one),
};
