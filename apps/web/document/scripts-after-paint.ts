// A page is readable without its scripts: they are asked for once it has been painted, so that styles and fonts have the line alone.

import { memberFirst } from './member-first.ts'
import { searchKeys } from './search-keys.ts'

const LINK = /<link [^<>]*>/g
const PRELOAD = '<link rel="modulepreload" href="'
/** How the router opens the one script of type module, after its mark. */
const ENTRY = ' type="module" async="">'

/** The entry stands before it as text, and this makes the same text a script. A page opened in a tab behind is painted later, and does not wait for that. */
const START = `f=>{const e=document.currentScript.previousSibling.text,s=()=>{for(const h of f)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href:h}));document.head.append(Object.assign(document.createElement('script'),{type:'module',textContent:e}))};document.hidden?s():requestAnimationFrame(()=>setTimeout(s))}`

/** Keeps the last press of a button from the page until its mark says that it is awake, and repeats it then, once: React would hear some of them too. */
const HOLD = `let b;const h=e=>{const t=e.target.closest('button[type=button]');t&&(b=t,e.stopPropagation())};addEventListener('click',h,!0);new MutationObserver((r,o)=>{o.disconnect();removeEventListener('click',h,!0);b?.click()}).observe(document.documentElement,{attributeFilter:['data-hydrated']})`

/**
 * @param drawn a page as the router draws it: preloads of modules in its head, and one script of type module that imports the page's modules
 * @param nonce marks the scripts that the content security policy is to allow by their hashes, the entry's text among them
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
  const start = `${searchKeys(nonce)}<script type="text/plain" nonce="${nonce}">${entry}</script><script nonce="${nonce}">{${HOLD}}(${START})(${JSON.stringify(files)})`
  return readable + html.slice(body, tag) + start + html.slice(closed)
}
