import { Panel } from '../../ui/Panel.tsx';
import type { ReferralWhole } from '../referrals.contract.ts';
import classes from './ReferralTimeline.module.css';
import { timelineOf } from './referral-timeline.rules.ts';

/** How far a referral is on its way to the ASO. */
export function ReferralTimeline({ referral }: { referral: ReferralWhole }) {
  return (
    <Panel title="Andamento">
      <ol className={classes.steps}>
        {timelineOf(referral).map(({ label, words, isDone, isNow }) => (
          <li
            key={label}
            className={[isDone && classes.done, isNow && classes.now].filter(Boolean).join(' ')}
            aria-current={isNow ? 'step' : undefined}
          >
            <strong>{label}</strong>
            {words}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
