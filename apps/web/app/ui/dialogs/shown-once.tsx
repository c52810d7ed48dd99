// Content of a dialog that shows a new secret, such as an API key, once: the user copies it and must confirm having stored it.
import { type ReactNode, useState } from 'react'
import { Button } from '../button.tsx'
import { Checkbox } from '../checkbox.tsx'
import { CopyButton } from '../copy-button.tsx'
import { Row, Stack } from '../layout.tsx'
import styles from './shown-once.module.css'

interface ShownOnceProps {
  secret: string
  texts: {
    /** Says that the secret is not shown again. */
    readonly madeHint: string
    readonly copy: string
    readonly copied: string
    /** Label of the checkbox «I have stored it». */
    readonly kept: string
    readonly done: string
  }
  /** Accessible name of the copy button. */
  copyLabel: string
  onDone: () => void
  /** How the secret is used. */
  children?: ReactNode
}

export function ShownOnce({ secret, texts, copyLabel, onDone, children }: ShownOnceProps) {
  const [isConfirmed, setConfirmed] = useState(false)
  return (
    <Stack>
      <p>{texts.madeHint}</p>
      <Row gap={2}>
        <code className={styles.secret}>{secret}</code>
        <CopyButton value={secret} label={copyLabel} hint={texts.copy} doneHint={texts.copied} />
      </Row>
      {children}
      <Checkbox checked={isConfirmed} onChange={({ currentTarget }) => setConfirmed(currentTarget.checked)}>
        {texts.kept}
      </Checkbox>
      <Button variant="primary" disabled={!isConfirmed} onClick={onDone}>
        {texts.done}
      </Button>
    </Stack>
  )
}
