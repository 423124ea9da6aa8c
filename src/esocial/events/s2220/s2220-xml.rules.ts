import { ideEmpregador } from '../employer.rules.ts';
import { ideEvento } from '../ide-evento.rules.ts';
import { ideVinculo } from '../worker.rules.ts';
import { eventXml, group, text, type XmlElement } from '../xml.rules.ts';
import { audiometry, describedByNote } from './exam-facts.rules.ts';
import type { ExamFacts, PhysicianFacts, S2220Facts } from './s2220.rules.ts';

const namespace = 'http://www.esocial.gov.br/schema/evt/evtMonit/v_S_01_03_00';

/**
 * The event S-2220 as XML, without a signature. Results of exams (`indResult`) never go: the worker's authorisation is not kept.
 * @param facts that break no rule
 * @param id of 36 characters
 * @param version what makes it, as `verProc`
 */
export function s2220Xml(facts: S2220Facts, id: string, version: string): string {
  const { employer, worker } = facts;
  return eventXml({ namespace, name: 'evtMonit', id }, [
    ideEvento(facts, version),
    ideEmpregador(employer),
    ideVinculo(worker),
    group('exMedOcup', text('tpExameOcup', facts.examType), aso(facts), responsible(facts.responsible)),
  ]);
}

function aso({ asoOn, fitness, exams, physician }: S2220Facts): XmlElement {
  return group(
    'aso',
    text('dtAso', asoOn),
    text('resAso', fitness),
    ...exams.map(exam),
    group('medico', text('nmMed', physician.name), text('nrCRM', physician.number), text('ufCRM', physician.uf)),
  );
}

function exam({ code, doneOn, order, note }: ExamFacts): XmlElement {
  return group(
    'exame',
    text('dtExm', doneOn),
    text('procRealizado', code),
    text('obsProc', describedByNote.includes(code) ? note.trim() : ''),
    text('ordExame', code === audiometry ? order : ''),
  );
}

function responsible(who: PhysicianFacts | null | 'unknown'): XmlElement | null {
  if (who === null || who === 'unknown') return null;
  return group('respMonit', text('nmResp', who.name), text('nrCRM', who.number), text('ufCRM', who.uf));
}
