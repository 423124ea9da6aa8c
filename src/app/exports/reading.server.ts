import type { Handler } from '../../access/handlers.server.ts';
import type { ListExport } from '../../access/list-export.server.ts';
import { type Counted, counted } from '../../platform/parts.server.ts';

type Asked = { input: Record<string, unknown>; context: unknown };

/** What a list call is asked that knows no more than pages: one page of everything, which one statement reads. */
const onePage = { page: 1, pageSize: 2 ** 31 - 1 };

/**
 * Everything that a list has for whoever asks, and how many there are, part by part. It is never read in pages: what comes or goes
 * between two of them would double another line, or leave it out.
 * @param handler what answers the list call
 */
export async function allOf(list: ListExport, handler: Handler, { input, context }: Asked): Promise<Counted<never>> {
  if (list.read) return (await list.read({ input, context } as never)) as Counted<never>;
  const asked = { input: list.whole ? input : { ...input, ...onePage }, context };
  const answer = (await handler(asked as never)) as Record<string, never>;
  return counted<never>(answer[list.rows] as never);
}
