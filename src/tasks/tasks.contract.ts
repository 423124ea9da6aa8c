import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { idField } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';

const { get, put } = callsOf('Tarefas');

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
  list: get('/tasks', 'tasks.manage', 'Listar tarefas que ficaram de lado')
    .input(listInput(['setAsideAt', 'kind', 'reason']).omit({ search: true }))
    .output(listOutput('tasks', task)),
  read: get('/tasks/{taskId}', 'tasks.manage', 'Ler uma tarefa que ficou de lado')
    .input(one)
    .output(z.object({ task })),
  retry: put('/tasks/retry/{taskId}', 'tasks.manage', 'Tentar de novo uma tarefa que ficou de lado').input(one),
  retryAll: put('/tasks/retry-all', 'tasks.manage', 'Tentar de novo todas as tarefas que ficaram de lado').output(
    z.object({ retried: z.number().int() }),
  ),
  discard: put(
    '/tasks/discard/{taskId}',
    'tasks.manage',
    'Descartar uma tarefa que ficou de lado: o que ela faria não será feito',
  ).input(one),
};
