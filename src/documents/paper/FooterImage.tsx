import { practice } from 'virtual:practice';
import classes from './paper.module.css';

/** The foot of an exam request, drawn: 800 px wide (product 7.11). */
export function FooterImage() {
  return (
    <svg
      className={classes.footerImage}
      viewBox="0 0 800 70"
      role="img"
      aria-label={`${practice.name} · ${practice.phone}`}
    >
      <line x1="0" y1="1" x2="800" y2="1" stroke="#155dc1" strokeWidth="2" />
      <text x="400" y="26" fontSize="14" fontWeight="600" textAnchor="middle" fill="#16202a">
        {practice.name}
      </text>
      <text x="400" y="45" fontSize="13" textAnchor="middle" fill="#374553">
        {practice.address} · {practice.city}
      </text>
      <text x="400" y="63" fontSize="13" textAnchor="middle" fill="#374553">
        {practice.phone} · {practice.email}
      </text>
    </svg>
  );
}
