import checklistCalls from 'virtual:calls/checklist';
import { apiOf } from '../../../platform/browser/api-client.ts';
import type { checklistContract } from './checklist.contract.ts';

export const checklistApi = apiOf<typeof checklistContract>('checklist', checklistCalls);
