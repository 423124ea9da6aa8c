import { registrationText } from '../../../councils/registrations.rules.ts';
import type { Practice } from '../../../practice/practice.contract.ts';
import { answer, answers, filledRows, paperDate, section, wholeSection } from '../../paper/blocks.rules.ts';
import { letterheadOf } from '../../paper/letterhead.rules.ts';
import type { Paper, PaperContext, PaperCopy, PaperSection, Signer } from '../../paper/paper.ts';
import { maySign, signingOf } from '../../paper/signers.rules.ts';
import { nameAndCpf } from '../shared/shared.rules.ts';
import { prescriptionRights } from './prescription.form-facts.ts';
import { copies, prescriptionLabels as labels } from './prescription.labels.ts';
import type { PrescriptionAnswers } from './prescription.schema.ts';

type Copy = keyof typeof copies;

const title = 'Receituário de controle especial';
const whole = { width: 1 };

/** The special-control prescription on paper: the same content twice, each copy on pages of its own and labelled. */
export function prescriptionPaper(answers: PrescriptionAnswers, context: PaperContext): Paper {
  return {
    title,
    letterhead: letterheadOf(context.practice),
    copies: (Object.keys(copies) as Copy[]).map((copy) => copyOf(copy, answers, context)),
    whose: nameAndCpf(answers),
    further: [title],
    imprint: null,
  };
}

function copyOf(copy: Copy, of: PrescriptionAnswers, context: PaperContext): PaperCopy {
  return {
    label: copies[copy],
    sections: [
      emitterOf(context),
      section(
        'Paciente',
        answers(
          answer(labels.name, of.name, { width: 2 / 3 }),
          answer(labels.cpf, of.cpf, { width: 1 / 3 }),
          answer(labels.adress, of.adress, whole),
          answer(labels.special_control_date, paperDate(of.special_control_date)),
          ...(oneDate(of) ? [] : [answer(labels[copy], paperDate(of[copy]))]),
        ),
      ),
      section(
        labels.medications,
        {
          kind: 'table',
          columns: [
            { label: labels.drugs_name, width: 0.38 },
            { label: labels.quantity, width: 0.17 },
            { label: labels.use_mode, width: 0.45 },
          ],
          rows: filledRows(
            of.medications.map(({ drugs_name, quantity, use_mode }) => [drugs_name, quantity, use_mode]),
          ),
          across: 1,
          detail: '',
          room: 0,
        },
        { kind: 'signatures', placeAndDate: null, ...signingOf(context, prescriptionRights) },
      ),
      buyerOf(of),
    ],
  };
}

/** Whether the prescription and its copies are of one day: then it stands there once, and in both copies alike. */
function oneDate({ special_control_date, first_via_pharmacy, second_via_patient }: PrescriptionAnswers): boolean {
  return [first_via_pharmacy, second_via_patient].every((date) => date === special_control_date || date === '');
}

/** Who prescribes and where they are found, as the official model has it at its top. */
function emitterOf({ practice, signer }: PaperContext): PaperSection {
  const { name, registration } = emitter(practice.physician, signer);
  return section(
    'Identificação do emitente',
    answers(
      answer('Nome do emitente', name, { width: 2 / 3, room: true }),
      answer('Registro', registration, { width: 1 / 3, room: true }),
      answer('Endereço do emitente', [practice.address, practice.city].filter(Boolean).join(', '), {
        width: 2 / 3,
        room: true,
      }),
      answer('Telefone', practice.phone, { width: 1 / 3, room: true }),
    ),
  );
}

/** Whoever prescribes; nobody yet where the professional may not, so that a physician or dentist writes it in. */
function emitter(physician: Practice['physician'], signer: Signer | null): { name: string; registration: string } {
  if (!signer) return physician;
  if (!maySign(signer, prescriptionRights)) return { name: '', registration: '' };
  return { name: signer.name, registration: registrationText(signer) };
}

function buyerOf(of: PrescriptionAnswers): PaperSection {
  return wholeSection(
    'Identificação do comprador e do fornecedor',
    answers(
      answer(labels.buyer_name, of.buyer_name, whole),
      answer(labels.buyer_rg, of.buyer_rg),
      answer(labels.buyer_phone, of.buyer_phone),
      answer(labels.buyer_address, of.buyer_address, whole),
      answer(labels.date, paperDate(of.date)),
      answer('Assinatura do fornecedor', '', { room: true }),
    ),
  );
}
