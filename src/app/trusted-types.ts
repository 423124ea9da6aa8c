/**
 * The one way for text to become HTML (Trusted Types, policy `default`): text without a `<`, which can make no element
 * (the style sheets that Mantine writes), and the two constants that React and react-to-print begin a script element and
 * an empty frame with. Anything else is refused by the browser, and so is every text that would become a script.
 *
 * Runs in the page's head, before any other script; a browser without Trusted Types goes on without it. It has no `<` itself:
 * where a screen fails, React draws the whole page anew, with this script, which does not run again.
 */
export const trustedTypes = String.raw`try{
window.trustedTypes.createPolicy('default',{createHTML:function(t){
return !t.includes('\x3c')||t==='\x3cscript>\x3c/script>'||t==='\x3c!DOCTYPE html>'?t:null;
}});
}catch(e){}`;
