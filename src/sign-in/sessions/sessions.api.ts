import { forSignedIn } from '../../access/handlers.server.ts';
import { conflict, notFound } from '../../platform/contract/errors.ts';
import { withEntries } from '../../trail/change.server.ts';
import { sessionsContract } from './sessions.contract.ts';
import { endSessionOf, endSessionsOf, listSessions } from './sessions.db.ts';

export const sessionsApi = forSignedIn(sessionsContract, {
  list: async ({ context: { db, caller } }) => {
    const sessions = await listSessions(db, caller.userId);
    return { sessions: sessions.map((session) => ({ ...session, current: session.id === caller.sessionId })) };
  },

  end: async ({ input: { sessionId }, context }) => {
    const { caller } = context;
    if (sessionId === caller.sessionId) throw conflict('Esta é a sessão em uso. Para encerrá-la, use Sair.');
    await withEntries(context, async (tx) => {
      if (!(await endSessionOf(tx, caller.userId, sessionId))) throw notFound('Esta sessão já foi encerrada.');
      return { action: 'sessions-ended', subject: 'user', subjectId: caller.userId };
    });
  },

  endOthers: async ({ context }) => {
    const { caller } = context;
    await withEntries(context, async (tx) => {
      await endSessionsOf(tx, caller.userId, caller.token);
      return { action: 'sessions-ended', subject: 'user', subjectId: caller.userId };
    });
  },
});
