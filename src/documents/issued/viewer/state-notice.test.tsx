import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { IssuedDocument } from '../issued.contract.ts';
import { StateNotice } from './StateNotice.tsx';

const document: IssuedDocument = {
  ...{
    id: '1',
    companyId: '2',
    employeeId: '3',
    employeeName: 'Otília Prado',
    companyName: 'Prado',
    kind: 'declaration',
  },
  ...{ name: 'Declaração 2026/000007', state: 'superseded', isReady: true, confidential: false },
  ...{
    issuedAt: '2026-11-22T16:05:00.000Z',
    issuerId: '4',
    issuerName: 'Rui',
    issuerRegistration: 'CRM-SP 1',
    sha256: null,
  },
  ...{ supersedes: null, supersededBy: null, cancelledAt: null, cancelReason: null },
  ...{ cancelledByName: null, correctionReason: null, withdrawnExams: [], signature: null, byHand: false },
};

const noticeOf = (fields: Partial<IssuedDocument>) =>
  renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <StateNotice document={{ ...document, ...fields }} />
      </MemoryRouter>
    </MantineProvider>,
  );

test('of a receipt it is said which of its exams are no longer in the register', () => {
  const shown = noticeOf({ kind: 'exam-receipt', state: 'issued', withdrawnExams: ['Audiometria', 'Espirometria'] });
  expect(shown).toContain('Já não constam como feitos nesse dia: Audiometria, Espirometria.');
});

test('a document that was superseded says so, and leads to the new one only whoever may see it', () => {
  const shown = noticeOf({ supersededBy: { id: '9', name: 'Declaração 2026/000008' } });
  expect(shown).toContain('Ver Declaração 2026/000008');
  const hidden = noticeOf({});
  expect(hidden).toContain('foi corrigido pela clínica e não vale mais');
  expect(hidden).not.toContain('href');
});
