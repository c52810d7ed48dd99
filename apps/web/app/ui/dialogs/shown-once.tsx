// A secret that is shown only once: it can be copied, and the dialog continues after confirming that it is stored.
import { type ReactNode, useState } from 'react'
import { Button } from '../button.tsx'
import { Checkbox } from '../checkbox.tsx'
import { CopyButton } from '../copy-button.tsx'
import { Row, Stack } from '../layout.tsx'
import styles from './shown-once.module.css'

interface ShownOnceProps {
  secret: string
  texts: {
    readonly madeHint: string
    readonly copy: string
    readonly copied: string
    readonly kept: string
    readonly done: string
  }
  /** Accessible name of the copy button. */
  copyLabel: string
  onDone: () => void
  /** How it is used. */
  children?: ReactNode
}

export function ShownOnce({ secret, texts, copyLabel, onDone, children }: ShownOnceProps) {
  const [isKept, setKept] = useState(false)
  return (
    <Stack>
      <p>{texts.madeHint}</p>
      <Row gap={2}>
        <code className={styles.secret}>{secret}</code>
        <CopyButton value={secret} label={copyLabel} hint={texts.copy} doneHint={texts.copied} />
      </Row>
      {children}
      <Checkbox checked={isKept} onChange={({ currentTarget }) => setKept(currentTarget.checked)}>
        {texts.kept}
      </Checkbox>
      <Button variant="primary" disabled={!isKept} onClick={onDone}>
        {texts.done}
      </Button>
    </Stack>
  )
}
