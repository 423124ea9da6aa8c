import { practice } from 'virtual:practice';
import classes from './paper.module.css';

/** The practice's letterhead, drawn: 900 × 175 px (product 7.11). */
export function Letterhead() {
  return (
    <svg
      className={classes.letterhead}
      viewBox="0 0 900 175"
      role="img"
      aria-label={`${practice.name} – ${practice.slogan}`}
    >
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
      <text x="148" y="82" fontSize="34" fontWeight="700" fill="#16202a">
        {practice.name}
      </text>
      <text x="148" y="112" fontSize="18" fill="#4d5c6c">
        {practice.slogan}
      </text>
      <text x="864" y="66" fontSize="14" textAnchor="end" fill="#374553">
        {practice.address}
      </text>
      <text x="864" y="88" fontSize="14" textAnchor="end" fill="#374553">
        {practice.city}
      </text>
      <text x="864" y="110" fontSize="14" textAnchor="end" fill="#374553">
        {practice.phone} · {practice.email}
      </text>
      <line x1="36" y1="160" x2="864" y2="160" stroke="#155dc1" strokeWidth="1.5" />
    </svg>
  );
}
