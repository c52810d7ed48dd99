// Says, to who reads without JavaScript, that a thing needs it and what works as it is. The words never travel to a browser's scripts.
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { needsScriptMessages } from './needs-script.messages.ts'
import styles from './needs-script.module.css'

/** `children` say it of one thing in particular. */
export const NeedsScript = ({ children }: { children?: ReactNode }) => (
  <noscript className={styles.note}>{import.meta.env.SSR && <p>{children ?? <Usual />}</p>}</noscript>
)

const Usual = () => useMessages(needsScriptMessages).text
