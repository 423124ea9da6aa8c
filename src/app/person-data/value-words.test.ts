import { expect, test } from 'vitest';
import { inWords } from './value-words.rules.ts';

test('what the trail kept in a word is said as its own screen says it', () => {
  expect(inWords('audit_entries', 'detail', 'data-access')).toBe('Dados do titular, para acesso');
  expect(inWords('audit_entries', 'detail', 'xlsx 37 search')).toBe('XLSX, 37 linhas, filtrada por busca');
  expect(inWords('audit_entries', 'detail', 'documents.open')).toBe('tentou abrir');
  expect(inWords('audit_entries', 'role', 'reception')).toBe('Recepção');
});

test('of a message to another system that did not arrive it is said why; a reason that a person wrote stays', () => {
  expect(inWords('webhook_deliveries', 'reason', 'timeout')).toBe('O sistema não respondeu a tempo');
  expect(inWords('recalls', 'reason', 'timeout')).toBe('timeout');
});
