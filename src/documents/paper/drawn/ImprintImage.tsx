import type { PaperImprint } from '../paper.ts';
import { sizeWithin } from './fitted-text.rules.ts';
import classes from './paper.module.css';

/** The practice at the foot of an exam request, drawn: 800 px wide (product 7.11). */
export function ImprintImage({ name, lines }: PaperImprint) {
  return (
    <svg className={classes.footerImage} viewBox="0 0 800 70" role="img" aria-label={[name, ...lines].join(' · ')}>
      <line x1="0" y1="1" x2="800" y2="1" stroke="#155dc1" strokeWidth="2" />
      <text x="400" y="26" fontSize="14" fontWeight="600" textAnchor="middle" fill="#16202a">
        {name}
      </text>
      {lines.map((line, at) => (
        <text
          key={line}
          x="400"
          y={45 + at * 18}
          fontSize={sizeWithin(line, 13, 780)}
          textAnchor="middle"
          fill="#374553"
        >
          {line}
        </text>
      ))}
    </svg>
  );
}
