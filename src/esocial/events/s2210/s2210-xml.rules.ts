import { bareRegistration } from '../../../platform/contract/registration/registration.rules.ts';
import { ideEmpregador } from '../employer.rules.ts';
import { establishmentType } from '../establishment.rules.ts';
import { ideEvento } from '../ide-evento.rules.ts';
import { ideVinculo } from '../worker.rules.ts';
import { eventXml, group, text, type XmlElement } from '../xml.rules.ts';
import { asksEstablishment } from './place-facts.rules.ts';
import type { S2210Facts } from './s2210.rules.ts';

const namespace = 'http://www.esocial.gov.br/schema/evt/evtCAT/v_S_01_03_00';

/**
 * The event S-2210 as XML, without a signature. What a field does not ask for is left out: of a disease no hour, of a place in the country no
 * postal code of another.
 * @param facts that break no rule
 * @param id of 36 characters
 * @param version what makes it, as `verProc`
 */
export function s2210Xml(facts: S2210Facts, id: string, version: string): string {
  const { employer, worker, accidentType, catType } = facts;
  const ofAccident = (value: string) => (accidentType === '2' ? '' : value);
  return eventXml({ namespace, name: 'evtCAT', id }, [
    ideEvento(facts, version),
    ideEmpregador(employer),
    ideVinculo(worker),
    group(
      'cat',
      text('dtAcid', facts.day),
      text('tpAcid', accidentType),
      text('hrAcid', ofAccident(facts.hour)),
      text('hrsTrabAntesAcid', ofAccident(facts.hoursBefore)),
      text('tpCat', catType),
      text('indCatObito', facts.isDeath),
      text('dtObito', facts.isDeath === 'S' ? facts.diedOn : ''),
      text('indComunPolicia', facts.isPoliceTold),
      text('codSitGeradora', facts.situation.code),
      text('iniciatCAT', facts.initiative),
      text('obsCAT', facts.note.trim()),
      text('ultDiaTrab', facts.lastWorkedOn),
      text('houveAfast', facts.isAway),
      place(facts),
      group('parteAtingida', text('codParteAting', facts.part.code), text('lateralidade', facts.side)),
      group('agenteCausador', text('codAgntCausador', facts.agent.code)),
      certificate(facts),
      catType === '1' ? null : group('catOrigem', text('nrRecCatOrig', facts.origin)),
    ),
  ]);
}

function place(facts: S2210Facts): XmlElement {
  const { place: of } = facts;
  const isAbroad = of.type === '2';
  const atHome = (name: string, value: string) => text(name, isAbroad ? '' : value.trim());
  const abroad = (name: string, value: string) => text(name, isAbroad ? value.trim() : '');
  const isIn = asksEstablishment(facts);
  return group(
    'localAcidente',
    text('tpLocal', of.type),
    text('dscLocal', of.description.trim()),
    text('dscLograd', of.street.trim()),
    text('nrLograd', of.number.trim()),
    text('complemento', of.complement.trim()),
    text('bairro', of.district.trim()),
    atHome('cep', of.zip.replace(/\D/g, '')),
    atHome('codMunic', of.city),
    atHome('uf', of.uf),
    abroad('pais', of.country),
    abroad('codPostal', of.postalCode),
    isIn
      ? group(
          'ideLocalAcid',
          text('tpInsc', establishmentType(of.establishment)),
          text('nrInsc', bareRegistration(of.establishment)),
        )
      : null,
  );
}

function certificate({ certificate: of }: S2210Facts): XmlElement {
  return group(
    'atestado',
    text('dtAtendimento', of.day),
    text('hrAtendimento', of.hour),
    text('indInternacao', of.isHospitalised),
    text('durTrat', of.days),
    text('indAfast', of.isAway),
    text('dscLesao', of.injury.code),
    text('dscCompLesao', of.injuryDescription.trim()),
    text('diagProvavel', of.diagnosis.trim()),
    text('codCID', of.cid.replace('.', '')),
    text('observacao', of.note.trim()),
    group(
      'emitente',
      text('nmEmit', of.name.trim()),
      text('ideOC', of.council),
      text('nrOC', of.number.trim()),
      text('ufOC', of.council === '3' ? '' : of.uf),
    ),
  );
}
