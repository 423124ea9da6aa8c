import examsCalls from 'virtual:calls/exams';
import { apiOf } from '../platform/browser/api-client.ts';
import type { examsContract } from './exams.contract.ts';

export const examsApi = apiOf<typeof examsContract>('exams', examsCalls);
