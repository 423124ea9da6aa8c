import { lockKey } from '../platform/browser/session-lock.ts';
import { tokenKey } from '../platform/browser/session-store.ts';
import { schemeKey } from '../ui/color-scheme.ts';

/**
 * Runs in the page's head, before anything is painted: sets the chosen colours, so that a dark screen does not flash white,
 * takes a signed-in user from `/` to the dashboard, hides the screens of a locked session, prints in the colours of paper, and closes a menu of plain HTML once something in it is chosen. Without it
 * the system's colours, the landing page and the open menu stand.
 */
export const beforeFirstPaint = `try{
var c=localStorage.getItem('${schemeKey}');
if(c!=='light'&&c!=='dark')c=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
document.documentElement.setAttribute('data-mantine-color-scheme',c);
var t=localStorage.getItem('${tokenKey}');
if(location.pathname==='/'&&t)location.replace('/dashboard');
if(t&&localStorage.getItem('${lockKey}')===t&&!/^\\/(home|login|v|v\\/.*)?$/i.test(location.pathname))document.documentElement.setAttribute('data-locked','');
}catch(e){}
matchMedia('print').addEventListener('change',e=>{
var d=document.documentElement,k='data-mantine-color-scheme',p='data-before-print';
if(e.matches){d.setAttribute(p,d.getAttribute(k)||'light');d.setAttribute(k,'light')}
else if(d.hasAttribute(p)){d.setAttribute(k,d.getAttribute(p));d.removeAttribute(p)}
});
addEventListener('click',e=>{
var m=e.target.closest?.('[data-menu] a')?.closest('[data-menu]');
if(m)m.open=false;
});`;
