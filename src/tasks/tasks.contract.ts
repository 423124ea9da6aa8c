import { z } from 'zod';
import { endpoint } from '../access/endpoint.ts';
import { idField } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';

const tags = ['Tarefas'];

const task = z.object({
  id: z.string(),
  /** What it was to do: a word that `kindLabel` knows. */
  kind: z.string(),
  createdAt: z.string(),
  setAsideAt: z.string(),
  attempts: z.number().int(),
  /** Why the last attempt failed: a word that says nothing about anybody. */
  reason: z.string(),
});

export type Task = z.infer<typeof task>;

/** What a list of tasks reads, and how it may be sorted. */
export const taskRow = {
  table: 'jobs',
  schema: task,
  columns: [
    'jobs.id',
    'jobs.kind',
    'jobs.created_at as createdAt',
    'jobs.set_aside_at as setAsideAt',
    'jobs.attempts',
    'jobs.reason',
  ],
  order: { setAsideAt: 'jobs.set_aside_at', kind: 'jobs.kind', reason: 'jobs.reason' },
  first: 'setAsideAt',
} as const;

const one = z.object({ taskId: idField });

export const tasksContract = {
  list: endpoint('tasks.manage')
    .route({ method: 'GET', path: '/tasks', summary: 'Listar tarefas que ficaram de lado', tags })
    .input(listInput(['setAsideAt', 'kind', 'reason']).omit({ search: true }))
    .output(listOutput('tasks', task)),
  read: endpoint('tasks.manage')
    .route({ method: 'GET', path: '/tasks/{taskId}', summary: 'Ler uma tarefa que ficou de lado', tags })
    .input(one)
    .output(z.object({ task })),
  retry: endpoint('tasks.manage')
    .route({
      method: 'PUT',
      path: '/tasks/retry/{taskId}',
      summary: 'Tentar de novo uma tarefa que ficou de lado',
      tags,
      successStatus: 204,
    })
    .input(one),
  retryAll: endpoint('tasks.manage')
    .route({
      method: 'PUT',
      path: '/tasks/retry-all',
      summary: 'Tentar de novo todas as tarefas que ficaram de lado',
      tags,
    })
    .output(z.object({ retried: z.number().int() })),
  discard: endpoint('tasks.manage')
    .route({
      method: 'PUT',
      path: '/tasks/discard/{taskId}',
      summary: 'Descartar uma tarefa que ficou de lado: o que ela faria não será feito',
      tags,
      successStatus: 204,
    })
    .input(one),
};
