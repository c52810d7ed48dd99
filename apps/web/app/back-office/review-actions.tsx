// What ends the look at a request of a queue: agree, refuse, or leave it for later, each with its key.
import { Button } from '../ui/button.tsx'
import { Row } from '../ui/layout.tsx'
import { Text } from '../ui/text.tsx'
import styles from './back-office.module.css'

interface ReviewActionsProps {
  busy: boolean
  agree: { readonly text: string; readonly act: () => void }
  /** Absent where nothing can be refused. */
  refuse?: { readonly text: string; readonly act: () => void }
  later: { readonly text: string; readonly act: () => void }
  /** All keys of the queue, in words. */
  keys: string
}

export const ReviewActions = ({ busy, agree, refuse, later, keys }: ReviewActionsProps) => (
  <>
    <Row wrap className={styles.decision}>
      <Button variant="primary" icon="check" busy={busy} onClick={agree.act}>
        {agree.text} <kbd>P</kbd>
      </Button>
      {refuse && (
        <Button variant="danger" disabled={busy} onClick={refuse.act}>
          {refuse.text} <kbd>R</kbd>
        </Button>
      )}
      <Button variant="text" disabled={busy} onClick={later.act}>
        {later.text} <kbd>S</kbd>
      </Button>
    </Row>
    <KeysHint>{keys}</KeysHint>
  </>
)

/** All keys of a queue in words; left out where there is hardly a keyboard. */
export const KeysHint = ({ children }: { children: string }) => (
  <div className={styles.keys}>
    <Text as="p" size="caption" tone="muted">
      {children}
    </Text>
  </div>
)
