import { z } from 'zod';
import { dateField, optionalDateField } from '../platform/contract/brazil.ts';
import { federativeUnits } from '../platform/contract/federative-units.ts';
import { idField, optionalLines, optionalText, requiredText } from '../platform/contract/fields.ts';
import { mostDoses, vaccineCodes } from '../vaccinations/vaccines.labels.ts';
import {
  type DustBand,
  dustBandLabels,
  type Indicator,
  indicatorLabels,
  occasions,
  riskKinds,
} from './programmes.labels.ts';

/** A list where there must be one, empty or not. */
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item, 'Envie uma lista');

const choice = { error: 'Escolha uma das opções' };
const yesOrNo = z.boolean({ error: 'Use true ou false' });
const months = z
  .int({ error: 'Use um número inteiro de meses' })
  .min(1, 'Use no mínimo 1 mês')
  .max(120, 'Use no máximo 120 meses');

/** The head of a programme (NR-7, 7.5.19.1 f: who is responsible for it). */
export const headFields = {
  validFrom: dateField,
  validTo: optionalDateField,
  physicianName: optionalText(),
  physicianCouncil: optionalText(20),
  physicianNumber: optionalText(30),
  physicianUf: z.enum(['', ...federativeUnits], choice),
  /** MEI, ME and EPP of degree 1 and 2 (NR-1, 1.8.6). */
  exempt: yesOrNo,
  /** NR-31, 31.3.7. */
  rural: yesOrNo,
  /** What the physician finds inconsistent in the risks of the PGR (NR-7, 7.5.5); empty for nothing. */
  inconsistencies: optionalLines(5_000).default(''),
};

export type HeadFields = z.output<z.ZodObject<typeof headFields>>;

/** A risk of a group: of table 24 by its code, or written by hand where that has none. */
export const riskSchema = z.object({
  kind: z.enum(riskKinds, choice),
  /** Of table 24; empty for what is written by hand. */
  code: optionalText(20),
  name: requiredText(),
  source: optionalText(),
  intensity: optionalText(200),
  /** Whether it asks for medical control, and so stands on the ASO (NR-7, 7.5.19.1 c). */
  medicalControl: z.boolean({ error: 'Escolha sim ou não' }),
  /** Of a mineral dust: asked for, never supposed (NR-7, Annex III, Quadro 1). */
  band: z.enum(Object.keys(dustBandLabels) as [DustBand, ...DustBand[]], choice).default(''),
  /** What it may do to somebody's health (NR-7, 7.5.4 a). */
  harms: optionalLines(2_000).default(''),
  /** The exams of the group that watch over it, by their codes (NR-7, 7.5.4 b). */
  exams: listOf(requiredText(10)).max(50, 'Use no máximo 50 exames').default([]),
  /** Why none does. */
  noExam: optionalLines(2_000).default(''),
});

export type Risk = z.output<typeof riskSchema>;

/** An exam of a group's protocol. */
export const protocolExamSchema = z.object({
  /** Of table 27. */
  code: requiredText(10),
  name: requiredText(),
  occasions: listOf(z.enum(occasions, choice)).min(1, 'Escolha ao menos uma ocasião'),
  /** Between two periodic ones; null where the norm says how often. */
  everyMonths: months.nullable(),
  /** The first periodic one so many months after the exam at admission; null for the same interval. */
  firstAfterMonths: months.nullable(),
  indicator: z.enum(Object.keys(indicatorLabels) as [Indicator, ...Indicator[]], choice),
  /** Why it is asked for, where the norm wants a reason (NR-7, 7.5.18). */
  justification: optionalLines(2_000),
  /** How its result is read, and what is done then (NR-7, 7.5.4 c). */
  criterion: optionalLines(2_000).default(''),
  conduct: optionalLines(2_000).default(''),
});

export type ProtocolExam = z.output<typeof protocolExamSchema>;

/** A vaccine that a group is to have: one of the table by its code, another one with its own intervals. */
export const plannedVaccineSchema = z.object({
  code: z.enum(vaccineCodes, choice),
  name: optionalText(100).default(''),
  doses: z
    .int({ error: 'Use um número inteiro de doses' })
    .min(1, 'Use no mínimo 1 dose')
    .max(mostDoses, `Use no máximo ${mostDoses} doses`)
    .nullable()
    .default(null),
  everyMonths: months.nullable().default(null),
  repeatMonths: months.nullable().default(null),
  /** The exposure that asks for it. */
  reason: optionalLines(500).default(''),
});

export type PlannedVaccine = z.output<typeof plannedVaccineSchema>;

/** What a person types of an exposure group. */
export const groupFields = {
  name: requiredText(200),
  /** Null for the whole company. */
  unitId: idField.nullable(),
  functions: listOf(requiredText()).max(500, 'Use no máximo 500 funções'),
  absence: yesOrNo,
  risks: listOf(riskSchema).max(200, 'Use no máximo 200 riscos'),
  exams: listOf(protocolExamSchema).max(200, 'Use no máximo 200 exames'),
  vaccines: listOf(plannedVaccineSchema).max(30, 'Use no máximo 30 vacinas').default([]),
  aptitudes: listOf(requiredText(200)).max(50, 'Use no máximo 50 aptidões'),
};

export const groupSchema = z.object(groupFields);

export type GroupFields = z.output<typeof groupSchema>;

export const headSchema = z.object(headFields);
