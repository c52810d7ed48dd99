// What ends the look at a request of a queue: agree, refuse, or leave it for later, each with its key.
import { Button } from '../ui/button.tsx'
import { Row } from '../ui/layout.tsx'
import styles from './back-office.module.css'
import { type Keys, KeysHint } from './keys-hint.tsx'

interface ReviewActionsProps {
  busy: boolean
  agree: { readonly text: string; readonly act: () => void }
  /** Absent where nothing can be refused. */
  refuse?: { readonly text: string; readonly act: () => void }
  later: { readonly text: string; readonly act: () => void }
  /** The keys that decide, in words. */
  keys: Keys
}

export const ReviewActions = ({ busy, agree, refuse, later, keys }: ReviewActionsProps) => (
  <>
    <Row wrap className={styles.decision}>
      {/* The second half of a double click would agree to the next, which nobody has read yet. */}
      <Button variant="primary" icon="check" busy={busy} onClick={({ detail }) => detail < 2 && agree.act()}>
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
    <KeysHint keys={keys} />
  </>
)
