// A button that copies a value: its hint is «copy», and «copied» for two seconds afterwards (specification §4); failures are only logged.
import { useEffect, useState } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './copy-button.module.css'
import { VisuallyHidden } from './layout.tsx'

/** Specification §9: how long «copied» is shown. */
export const COPY_HINT_RESET_MS = 2000

interface CopyButtonProps {
  value: string
  /** Accessible name: what is copied. */
  label: string
  /** Hint before and after. */
  hint: string
  doneHint: string
}

export function CopyButton({ value, label, hint, doneHint }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), COPY_HINT_RESET_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch (error) {
      console.warn('clipboard', error)
    }
  }
  return (
    <span className={styles.copy}>
      <IconButton icon={copied ? 'check' : 'copy'} label={label} small onClick={copy} />
      <span className={classNames(styles.tip, copied && styles.shown)} aria-hidden="true">
        {copied ? doneHint : hint}
      </span>
      <VisuallyHidden>
        <span role="status">{copied ? doneHint : ''}</span>
      </VisuallyHidden>
    </span>
  )
}
