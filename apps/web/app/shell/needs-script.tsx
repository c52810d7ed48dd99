// Note for readers without JavaScript: what needs it and what works without. Only the server has the texts, so they are not in the scripts.
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { needsScriptMessages } from './needs-script.messages.ts'
import styles from './needs-script.module.css'

/** `children` replace the general text. */
export const NeedsScript = ({ children }: { children?: ReactNode }) => (
  <noscript className={styles.note}>{import.meta.env.SSR && <p>{children ?? <Usual />}</p>}</noscript>
)

const Usual = () => useMessages(needsScriptMessages).text
