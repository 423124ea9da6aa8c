import { ideEmpregador } from '../employer.rules.ts';
import { eventXml, group, text } from '../xml.rules.ts';
import type { S3000Facts } from './s3000.rules.ts';

const namespace = 'http://www.esocial.gov.br/schema/evt/evtExclusao/v_S_01_03_00';

/**
 * The event S-3000, which takes another one back, as XML without a signature.
 * @param facts that break no rule
 * @param id of 36 characters
 * @param version what makes it, as `verProc`
 */
export function s3000Xml({ employer, worker, excluded }: S3000Facts, id: string, version: string): string {
  return eventXml({ namespace, name: 'evtExclusao', id }, [
    group('ideEvento', text('tpAmb', employer.environment), text('procEmi', '1'), text('verProc', version)),
    ideEmpregador(employer),
    group(
      'infoExclusao',
      text('tpEvento', excluded.kind),
      text('nrRecEvt', excluded.receipt),
      group('ideTrabalhador', text('cpfTrab', worker.cpf.replace(/\D/g, ''))),
    ),
  ]);
}
