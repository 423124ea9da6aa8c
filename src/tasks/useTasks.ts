import tasksCalls from 'virtual:calls/tasks';
import { apiOf } from '../platform/browser/api-client.ts';
import type { tasksContract } from './tasks.contract.ts';

export const tasksApi = apiOf<typeof tasksContract>('tasks', tasksCalls);
