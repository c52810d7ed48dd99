// Delays a page's scripts until the first paint, so that styles and fonts get the whole bandwidth; the page is readable without them.

import { memberFirst } from './member-first.ts'
import { recentCards } from './recent-cards.ts'
import { searchKeys } from './search-keys.ts'

const LINK = /<link [^<>]*>/g
const PRELOAD = '<link rel="modulepreload" href="'
/** How the router's only module script begins, after its nonce. */
const ENTRY = ' type="module" async="">'

/**
 * The entry is the text element before this script, which turns it into a script. A page in a background tab is painted later, so it does not wait
 * there.
 */
const START = `f=>{const e=document.currentScript.previousSibling.text,s=()=>{for(const h of f)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href:h}));document.head.append(Object.assign(document.createElement('script'),{type:'module',textContent:e}))};document.hidden?s():requestAnimationFrame(()=>setTimeout(s))}`

/** Holds back the last click on a button until the page is marked as hydrated, then repeats it once: React would replay some clicks itself too. */
const HOLD = `let b;const h=e=>{const t=e.target.closest('button[type=button]');t&&(b=t,e.stopPropagation())};addEventListener('click',h,!0);new MutationObserver((r,o)=>{o.disconnect();removeEventListener('click',h,!0);b?.click()}).observe(document.documentElement,{attributeFilter:['data-hydrated']})`

/**
 * @param drawn the page as the router renders it: module preloads in its head, and one module script that imports the page's modules
 * @param nonce marks the scripts whose hashes the content security policy must allow, including the entry's text
 */
export function scriptsAfterPaint(drawn: string, nonce: string | undefined): string {
  const html = memberFirst(drawn, nonce)
  const body = html.indexOf('<body')
  const head = html.slice(0, body)
  const opened = html.lastIndexOf(ENTRY)
  if (opened < 0) return html
  const tag = html.lastIndexOf('<script', opened)
  const closed = html.indexOf('</script>', opened)
  const entry = html.slice(opened + ENTRY.length, closed)
  const files: string[] = []
  const readable = head.replaceAll(LINK, (link) => {
    if (!link.startsWith(PRELOAD)) return link
    files.push(link.slice(PRELOAD.length, link.indexOf('"', PRELOAD.length)))
    return ''
  })
  const start = `${searchKeys(nonce)}${recentCards(nonce)}<script type="text/plain" nonce="${nonce}">${entry}</script><script nonce="${nonce}">{${HOLD}}(${START})(${JSON.stringify(files)})`
  return readable + html.slice(body, tag) + start + html.slice(closed)
}
