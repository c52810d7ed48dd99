// Marks the document as a member's before the first paint, from the tokens this browser keeps. The one inline script of a page.
import { createContext, use } from 'react'

const SCRIPT = `try{if(localStorage.refresh||sessionStorage.refresh)document.documentElement.setAttribute('data-member','')}catch(e){}`

/** Known on the server only: what the page hands to its scripts does not hold it, and browsers hide the attribute from them. */
export const NonceContext = createContext<string | undefined>(undefined)

export const MemberMark = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  <script nonce={use(NonceContext)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
)
