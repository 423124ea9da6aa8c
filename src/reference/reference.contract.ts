import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { optionalText } from '../platform/contract/fields.ts';

const { get } = callsOf('Tabelas de referência');

/** What is searched, by code or by words; or the one entry of a code, also one that is no longer given. */
const asked = z.object({ search: optionalText(200).optional(), code: optionalText(20).optional() });

const total = z.number().int();
const risk = z.object({ code: z.string(), group: z.string(), name: z.string() });
const exam = z.object({ code: z.string(), name: z.string() });
/** A class of the CNAE: `47113`, written `47.11-3`, with its degree of risk. */
const activity = z.object({ code: z.string(), class: z.string(), name: z.string(), degree: z.string() });
/** An occupation of the CBO: `225140`, written `2251-40`. */
const occupation = z.object({ code: z.string(), written: z.string(), title: z.string() });

const ofCat = z.array(z.object({ code: z.string(), name: z.string() }));

export const referenceContract = {
  cat: get('/reference/cat', 'reference.read', 'Ler as tabelas 13, 14, 15 e 17, de uma CAT').output(
    z.object({ parts: ofCat, agents: ofCat, situations: ofCat, injuries: ofCat }),
  ),
  risks: get('/reference/risks', 'reference.read', 'Procurar um risco da Tabela 24')
    .input(asked)
    .output(z.object({ risks: z.array(risk), total })),
  exams: get('/reference/exams', 'reference.read', 'Procurar um exame da Tabela 27')
    .input(asked)
    .output(z.object({ exams: z.array(exam), total })),
  classes: get('/reference/classes', 'reference.read', 'Procurar o grau de risco de uma classe da CNAE')
    .input(asked)
    .output(z.object({ classes: z.array(activity), total })),
  occupations: get('/reference/occupations', 'reference.read', 'Procurar uma ocupação da CBO')
    .input(asked)
    .output(z.object({ occupations: z.array(occupation), total })),
};
