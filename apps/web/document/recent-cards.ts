// Remembers in the browser which cards were opened last, for members and guests; they are sent to nobody and deleted on signing out.

/** Name in the browser's storage; one line for each: the number in the card's address, and the name. */
const RECENT = 'recent'
/** Number of recently opened companies that are stored. */
const MOST = 8

/**
 * Runs for the page that was loaded, and whenever a page drawn by the scripts changes the title. Of a member who is not to be remembered in this
 * browser nothing stays when the tab is closed. A script of the document rather than of the card: a first visit pays no script for it.
 */
const KEEP = `{const d=document,k=()=>{const c=d.querySelector('[data-card]'),n=c&&c.dataset.card;if(!n)return;try{const s='refresh' in sessionStorage?sessionStorage:localStorage,l=(s.getItem('${RECENT}')||'').split('\\n').filter(o=>o&&!o.startsWith(n+' '));s.setItem('${RECENT}',[n+' '+c.querySelector('h1').textContent,...l].slice(0,${MOST}).join('\\n'))}catch(e){console.warn(e)}};k();new MutationObserver(k).observe(d.head,{childList:true,subtree:true,characterData:true})}`

/** @param nonce marks the script that the content security policy is to allow by its hash */
export const recentCards = (nonce: string | undefined): string => `<script nonce="${nonce}">${KEEP}</script>`
