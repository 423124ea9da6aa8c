import { isTaken } from '../../platform/database/unique.server.ts';

/** Does something again where another has written the same at the same moment: it is found then. */
export async function onceMore<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!isTaken(error)) throw error;
    return work();
  }
}
