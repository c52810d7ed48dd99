// Help on the keyboard shortcuts of a staff queue, opened by the key `?` or by a button; the style sheet hides the button on phones.
import { useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Stack } from '../ui/layout.tsx'
import { Text } from '../ui/text.tsx'
import { backOfficeMessages } from './back-office.messages.ts'
import styles from './back-office.module.css'
import { useKeys } from './use-keys.ts'

/** Pairs of a key and its meaning, both as shown to the reader. */
export type Keys = readonly (readonly string[])[]

/** `keys`: those of the decision. The keys that move through the queue are the same in every queue and are added here. */
export function KeysHint({ keys }: { keys: Keys }) {
  const texts = useMessages(backOfficeMessages)
  const [isShown, setShown] = useState(false)
  const show = () => setShown(true)
  useKeys({ '?': show }, !isShown)
  return (
    <div className={styles.keys}>
      <Button variant="text" size="small" icon="info" onClick={show}>
        {texts.keysTitle} <kbd>?</kbd>
      </Button>
      <Dialog open={isShown} title={texts.keysTitle} closeLabel={texts.close} onClose={() => setShown(false)}>
        <Stack>
          <Text as="p" tone="secondary">
            {texts.keysLead}
          </Text>
          <dl className={styles.keysList}>
            {[...keys, ...texts.walkKeys].map(([key, meaning]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </Stack>
      </Dialog>
    </div>
  )
}
