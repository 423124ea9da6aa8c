import { bareRegistration } from '../../../platform/contract/registration/registration.rules.ts';
import { ideEmpregador } from '../employer.rules.ts';
import { establishmentType } from '../establishment.rules.ts';
import { ideEvento } from '../ide-evento.rules.ts';
import { ideVinculo } from '../worker.rules.ts';
import { eventXml, group, text, type XmlElement } from '../xml.rules.ts';
import { absence } from './absence.rules.ts';
import { describedAgents, limitedAgents, orderedAgent } from './agent-facts.rules.ts';
import type { AgentFacts, ResponsibleFacts, S2240Facts } from './s2240.rules.ts';

const namespace = 'http://www.esocial.gov.br/schema/evt/evtExpRisco/v_S_01_03_00';

/**
 * The event S-2240 as XML, without a signature. What a field does not ask for is left out, whatever a form still has of it: of equipment that
 * is not used no CA, of what was not measured no number.
 * @param facts that break no rule
 * @param id of 36 characters
 * @param version what makes it, as `verProc`
 */
export function s2240Xml(facts: S2240Facts, id: string, version: string): string {
  const { employer, worker } = facts;
  const isByTheDay = worker.category.startsWith('2');
  return eventXml({ namespace, name: 'evtExpRisco', id }, [
    ideEvento(facts, version),
    ideEmpregador(employer),
    ideVinculo(worker),
    group(
      'infoExpRisco',
      text('dtIniCondicao', facts.since),
      text('dtFimCondicao', isByTheDay ? facts.until : ''),
      group(
        'infoAmb',
        text('localAmb', facts.place),
        text('dscSetor', facts.sector.trim()),
        text('tpInsc', establishmentType(facts.establishment)),
        text('nrInsc', bareRegistration(facts.establishment)),
      ),
      group('infoAtiv', text('dscAtivDes', facts.activities.trim())),
      ...facts.agents.map(agent),
      ...facts.responsible.map(responsible),
      facts.note.trim() === '' ? null : group('obs', text('obsCompl', facts.note.trim())),
    ),
  ]);
}

function agent(of: AgentFacts): XmlElement {
  const { code } = of;
  if (code === absence) return group('agNoc', text('codAgNoc', code));
  const isMeasured = of.evaluation === '1';
  const measured = (name: string, value: string) => text(name, isMeasured ? value.trim() : '');
  return group(
    'agNoc',
    text('codAgNoc', code),
    text('dscAgNoc', describedAgents.includes(code) ? of.description.trim() : ''),
    text('tpAval', of.evaluation),
    measured('intConc', of.intensity),
    measured('limTol', limitedAgents.includes(code) ? of.limit : ''),
    measured('unMed', of.unit),
    measured('tecMedicao', of.technique),
    text('nrProcJud', code === orderedAgent ? of.process.replace(/\D/g, '') : ''),
    equipment(of),
  );
}

function equipment(of: AgentFacts): XmlElement {
  const isUsed = of.personal === '2';
  return group(
    'epcEpi',
    text('utilizEPC', of.collective),
    text('eficEpc', of.collective === '2' ? of.collectiveWorks : ''),
    text('utilizEPI', of.personal),
    text('eficEpi', isUsed ? of.personalWorks : ''),
    ...(isUsed
      ? of.certificates.filter((one) => one.trim()).map((one) => group('epi', text('docAval', one.trim())))
      : []),
    isUsed ? group('epiCompl', ...Object.entries(inOrder(of)).map(([name, said]) => text(name, said))) : null,
  );
}

function inOrder({
  answers: { medProtecao, condFuncto, usoInint, przValid, periodicTroca, higienizacao },
}: AgentFacts) {
  return { medProtecao, condFuncto, usoInint, przValid, periodicTroca, higienizacao };
}

function responsible({ cpf, council, councilName, number, uf }: ResponsibleFacts): XmlElement {
  const of = (name: string, value: string) => text(name, council === '' ? '' : value.trim());
  return group(
    'respReg',
    text('cpfResp', cpf.replace(/\D/g, '')),
    text('ideOC', council),
    text('dscOC', council === '9' ? councilName.trim() : ''),
    of('nrOC', number),
    of('ufOC', uf),
  );
}
