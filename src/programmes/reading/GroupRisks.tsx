import { Text } from '@mantine/core';
import type { Group } from '../programmes.contract.ts';
import { riskKindLabels } from '../programmes.labels.ts';
import classes from './GroupCard.module.css';
import { riskDetails } from './reading-words.rules.ts';

/** The risks of a group: what nobody has said yet is to be informed, and never 'none'. */
export function GroupRisks({ group: { risks, absence } }: { group: Pick<Group, 'risks' | 'absence'> }) {
  if (absence) return <Text size="sm">Ausência de riscos ocupacionais específicos, declarada.</Text>;
  if (risks.length === 0) {
    return (
      <Text size="sm" c="var(--attention)" fw={600}>
        Riscos a informar
      </Text>
    );
  }
  return (
    <ul className={classes.lines}>
      {risks.map((risk) => (
        <li key={`${risk.kind} ${risk.code} ${risk.name}`}>
          <span className={classes.name}>{risk.name}</span>
          <span className={classes.details}>
            {[
              riskKindLabels[risk.kind],
              riskDetails(risk),
              risk.medicalControl ? 'com controle médico' : 'sem controle médico',
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {risk.harms && <span className={classes.details}>Possíveis agravos: {risk.harms}</span>}
          {risk.noExam && risk.exams.length === 0 && <span className={classes.details}>Sem exame: {risk.noExam}</span>}
        </li>
      ))}
    </ul>
  );
}
