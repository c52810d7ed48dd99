// The decision on a request of a queue: agree, refuse with a reason, or skip, each by a button and a key.
import { type ReactNode, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { Row } from '../ui/layout.tsx'
import { backOfficeMessages } from './back-office.messages.ts'
import styles from './back-office.module.css'
import { type Keys, KeysHint } from './keys-hint.tsx'
import type { QueueNavigation } from './queue-navigation.ts'
import { type Refusing, RejectDialog } from './reject-dialog.tsx'
import { useDecision } from './use-decision.ts'
import { useKeys } from './use-keys.ts'

/** The decisions that a request allows: labels, messages, and the API calls (`act`). */
export interface Decisions {
  /** `isAllowed`: false while a document must still be opened; absent if there is none to open. `done`: the message shown afterwards. */
  readonly agree: { readonly text: string; readonly done: string; readonly isAllowed?: boolean; readonly act: () => Promise<unknown> }
  /** Absent where refusing is impossible. */
  readonly refuse?: Refusing & { readonly done: string; readonly act: (reason: string) => Promise<unknown> }
}

interface DecisionProps extends Decisions {
  /** Opens other requests of the queue. */
  navigation: QueueNavigation
  /** The keys of the decision and their meanings, for the help on keys. */
  keys: Keys
  /** Actions by further keys of this kind of request. */
  more?: Readonly<Record<string, () => void>>
  /** Shown beside the buttons. */
  note?: ReactNode
}

/** The buttons and keys: P agrees, R refuses, S skips, J and K open the next and the previous request. */
export function Decision({ navigation: { next, previous, goToNextFree }, agree, refuse, keys, more, note }: DecisionProps) {
  const texts = useMessages(backOfficeMessages)
  const [isRefusing, setRefusing] = useState(false)
  const { busy, decide } = useDecision(goToNextFree)
  const mayAgree = agree.isAllowed ?? true
  const accept = () => void decide(agree.act, agree.done)
  const open = () => setRefusing(true)
  const decisionKeys = { ...(mayAgree && { p: accept }), ...(refuse && { r: open }) }
  useKeys({ j: next, s: goToNextFree, k: previous, ...decisionKeys, ...more }, !isRefusing && !busy)
  return (
    <>
      <Row wrap className={styles.decision}>
        {/* `detail` counts clicks: the second of a double click would agree to the next request, which nobody has read yet. */}
        <Button variant="primary" icon="check" busy={busy} disabled={!mayAgree} onClick={({ detail }) => detail < 2 && accept()}>
          {agree.text} <kbd>P</kbd>
        </Button>
        {refuse && (
          <Button variant="danger" disabled={busy} onClick={open}>
            {refuse.submit} <kbd>R</kbd>
          </Button>
        )}
        <Button variant="text" disabled={busy} onClick={goToNextFree}>
          {texts.next} <kbd>S</kbd>
        </Button>
        {note}
      </Row>
      <KeysHint keys={[...keys, ['X', texts.chooseKey]]} />
      {refuse && (
        <RejectDialog
          open={isRefusing}
          refusing={refuse}
          onClose={() => setRefusing(false)}
          onReject={async (reason) => {
            await decide(() => refuse.act(reason), refuse.done)
            setRefusing(false)
          }}
        />
      )}
    </>
  )
}
