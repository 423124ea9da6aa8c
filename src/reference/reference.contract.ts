import { z } from 'zod';
import { endpoint } from '../access/endpoint.ts';
import { optionalText } from '../platform/contract/fields.ts';

const tags = ['Tabelas de referência'];

/** What is searched, by code or by words; or the one entry of a code, also one that is no longer given. */
const asked = z.object({ search: optionalText(200).optional(), code: optionalText(20).optional() });

const total = z.number().int();
const risk = z.object({ code: z.string(), group: z.string(), name: z.string() });
const exam = z.object({ code: z.string(), name: z.string() });
/** A class of the CNAE: `47113`, written `47.11-3`, with its degree of risk. */
const activity = z.object({ code: z.string(), class: z.string(), name: z.string(), degree: z.string() });
/** An occupation of the CBO: `225140`, written `2251-40`. */
const occupation = z.object({ code: z.string(), written: z.string(), title: z.string() });

export const referenceContract = {
  risks: endpoint('reference.read')
    .route({ method: 'GET', path: '/reference/risks', summary: 'Procurar um risco da Tabela 24', tags })
    .input(asked)
    .output(z.object({ risks: z.array(risk), total })),
  exams: endpoint('reference.read')
    .route({ method: 'GET', path: '/reference/exams', summary: 'Procurar um exame da Tabela 27', tags })
    .input(asked)
    .output(z.object({ exams: z.array(exam), total })),
  classes: endpoint('reference.read')
    .route({
      method: 'GET',
      path: '/reference/classes',
      summary: 'Procurar o grau de risco de uma classe da CNAE',
      tags,
    })
    .input(asked)
    .output(z.object({ classes: z.array(activity), total })),
  occupations: endpoint('reference.read')
    .route({ method: 'GET', path: '/reference/occupations', summary: 'Procurar uma ocupação da CBO', tags })
    .input(asked)
    .output(z.object({ occupations: z.array(occupation), total })),
};
