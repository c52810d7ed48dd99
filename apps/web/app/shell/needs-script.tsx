// A note in <noscript>: which parts of the site need JavaScript. Only the server renders its text, so the text is not in the browser's scripts.
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { needsScriptMessages } from './needs-script.messages.ts'
import styles from './needs-script.module.css'

/** `children` replace the general text. */
export const NeedsScript = ({ children }: { children?: ReactNode }) => (
  <noscript className={styles.note}>{import.meta.env.SSR && <p>{children ?? <GeneralText />}</p>}</noscript>
)

const GeneralText = () => useMessages(needsScriptMessages).text
