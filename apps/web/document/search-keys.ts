// «/» and Ctrl K open the search from any page, also before hydration: the page's own field, otherwise that of the search page.

/** In the URL of the search page: the field gets the focus. */
const ASKED = '#find'

/** How long «/» stays switched off, in seconds: a year. */
const KEPT = 31_536_000

/**
 * In text fields and dialogs the keys keep their usual meaning. `code` is the physical key, so that a Russian layout works too. «/» alone is
 * switched off by a button of the preferences (WCAG 2.1.4), which a cookie remembers and the document tells.
 */
const KEYS = `{const d=document,h=d.documentElement,f=()=>{const i=[...d.querySelectorAll('search input:not([type=hidden])')].find(e=>e.checkVisibility());i&&(i.focus(),i.select());return i},s=o=>{o?h.dataset.slash='off':delete h.dataset.slash;for(const b of d.querySelectorAll('button[data-slash]'))b.ariaPressed=!o};/slash=off/.test(d.cookie)&&s(1);addEventListener('DOMContentLoaded',()=>s(h.dataset.slash));addEventListener('click',e=>{const b=e.target.closest&&e.target.closest('button[data-slash]');if(!b)return;const o=!h.dataset.slash;s(o);d.cookie='slash='+(o?'off':'on')+';Path=/;Max-Age=${KEPT};SameSite=Lax'+(location.protocol==='https:'?';Secure':'')});addEventListener('keydown',e=>{const c=e.ctrlKey||e.metaKey,t=e.target;if(e.altKey||e.shiftKey||e.code!==(c?'KeyK':'Slash')||d.querySelector('dialog[open]')||!c&&(h.dataset.slash||t.closest&&t.closest('input,textarea,select,[contenteditable]')))return;e.preventDefault();f()||location.assign('/counter-parties${ASKED}')});location.hash==='${ASKED}'&&addEventListener('DOMContentLoaded',f)}`

/** @param nonce marks the script that the content security policy is to allow by its hash */
export const searchKeys = (nonce: string | undefined): string => `<script nonce="${nonce}">${KEYS}</script>`
