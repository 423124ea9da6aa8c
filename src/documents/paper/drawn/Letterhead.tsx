import type { PaperLetterhead } from '../paper.ts';
import { sizeWithin } from './fitted-text.rules.ts';
import classes from './paper.module.css';

/** The practice's letterhead, 900 × 175 px (product 7.11): its own image, or drawn. */
export function Letterhead({ image, ...drawn }: PaperLetterhead) {
  const label = `${drawn.name} – ${drawn.slogan}`;
  if (image) return <img className={classes.letterhead} src={image} alt={label} width={900} height={175} />;
  return <DrawnLetterhead {...drawn} label={label} />;
}

function DrawnLetterhead({ name, slogan, contacts, label }: Omit<PaperLetterhead, 'image'> & { label: string }) {
  const room = contacts.length > 0 ? 400 : 716;
  return (
    <svg className={classes.letterhead} viewBox="0 0 900 175" role="img" aria-label={label}>
      <rect width="900" height="6" fill="#155dc1" />
      <g transform="translate(36 40)">
        <rect width="88" height="88" rx="20" fill="#155dc1" />
        <path
          d="M24 27h40L33 61h31"
          fill="none"
          stroke="#fff"
          strokeWidth="8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <text x="148" y="82" fontSize={sizeWithin(name, 34, room)} fontWeight="700" fill="#16202a">
        {name}
      </text>
      <text x="148" y="112" fontSize={sizeWithin(slogan, 18, room)} fill="#4d5c6c">
        {slogan}
      </text>
      {contacts.map((line, at) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a drawing have no identity but their place
          key={at}
          x="864"
          y={88 + (at - (contacts.length - 1) / 2) * 22}
          fontSize={sizeWithin(line, 14, 310)}
          textAnchor="end"
          fill="#374553"
        >
          {line}
        </text>
      ))}
      <line x1="36" y1="160" x2="864" y2="160" stroke="#155dc1" strokeWidth="1.5" />
    </svg>
  );
}
