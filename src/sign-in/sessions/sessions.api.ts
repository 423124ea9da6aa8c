import { forSignedIn } from '../../access/handlers.server.ts';
import { conflict, notFound } from '../../platform/contract/errors.ts';
import { record } from '../../trail/entries.db.ts';
import { sessionsContract } from './sessions.contract.ts';
import { endSessionOf, endSessionsOf, listSessions } from './sessions.db.ts';

export const sessionsApi = forSignedIn(sessionsContract, {
  list: async ({ context: { db, caller } }) => {
    const sessions = await listSessions(db, caller.userId);
    return { sessions: sessions.map((session) => ({ ...session, current: session.id === caller.sessionId })) };
  },

  end: async ({ input: { sessionId }, context }) => {
    const { db, caller } = context;
    if (sessionId === caller.sessionId) throw conflict('Esta é a sessão em uso. Para encerrá-la, use Sair.');
    await db.transaction().execute(async (tx) => {
      if (!(await endSessionOf(tx, caller.userId, sessionId))) throw notFound('Esta sessão já foi encerrada.');
      await record(tx, context, { action: 'sessions-ended', subject: 'user', subjectId: caller.userId });
    });
  },

  endOthers: async ({ context }) => {
    const { db, caller } = context;
    await db.transaction().execute(async (tx) => {
      await endSessionsOf(tx, caller.userId, caller.token);
      await record(tx, context, { action: 'sessions-ended', subject: 'user', subjectId: caller.userId });
    });
  },
});
