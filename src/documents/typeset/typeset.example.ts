import { asoExamples } from '../forms/aso/aso.example.ts';
import { asoPaper } from '../forms/aso/aso.paper.ts';
import { exampleContext } from '../paper/paper.example.ts';
import type { TypesetInput } from './typeset-input.ts';

/** A document to typeset, for tests. */
export const exampleInput = {
  paper: asoPaper(asoExamples.typical, exampleContext),
  name: 'ASO 2026/000123',
  issuedAt: '2026-11-22T16:05:09.000Z',
  issuedOn: '22/11/2026 13:05',
  kind: 'aso',
  issuer: { name: 'Rui Tavares', organ: 'CRM', number: '98765', uf: 'SP' },
  verification: {
    address: 'https://zelo.example/v/7K3M-9QXT-2VBA-H8RD',
    code: '7K3M-9QXT-2VBA-H8RD',
    accessCode: '7K2M9Q',
  },
} satisfies TypesetInput;
