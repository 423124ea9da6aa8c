import { examplePractice as practice } from '../../practice/practice.example.ts';
import type { PaperContext, Signer } from './paper.ts';

/** A physician who is not the practice's responsible one. */
export const exampleSigner: Signer = { name: 'Rui Tavares', organ: 'CRM', number: '98765', uf: 'SP' };

/** The practice's responsible physician, signed in herself. */
export const responsibleSigner: Signer = { name: 'Helena Exemplo', organ: 'CRM', number: '123456', uf: 'SP' };

/** What the papers of tests and the gallery have beside the answers. */
export const exampleContext: PaperContext = { practice, signer: exampleSigner, pcmso: null };
