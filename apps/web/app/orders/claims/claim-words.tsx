// The texts of a claim (complaint about an order), side by side: the buyer's claim, the seller's answer, and the decision of the site's support.
import type { Claim } from '@sverka/contract/orders/claims'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/text.tsx'
import { ClaimFiles } from './claim-photos.tsx'
import { claimsMessages } from './claims.messages.ts'
import styles from './claims.module.css'

interface WordsProps {
  claim: Claim
  /** The reader's side; staff have none. */
  reader: 'buyer' | 'seller' | null
}

export function ClaimWords({ claim, reader }: WordsProps) {
  const texts = useMessages(claimsMessages)
  const { answer, decision } = claim
  const sideName = (side: 'buyer' | 'seller') => (side === reader ? texts.you : texts[side])
  return (
    <div className={styles.sides}>
      <Side claim={claim.id} name={sideName('buyer')} at={claim.claimed_at} said={claim.said} files={claim.files} />
      {answer && <Side claim={claim.id} name={sideName('seller')} at={answer.at} said={answer.said} files={answer.files} />}
      {decision && <Side claim={claim.id} name={texts.support} at={claim.ended_at ?? ''} said={decision.said} files={[]} />}
    </div>
  )
}

interface SideProps {
  claim: number
  name: string
  /** ISO time. */
  at: string
  /** Empty if the author's account was deleted. */
  said: string
  files: Claim['files']
}

function Side({ claim, name, at, said, files }: SideProps) {
  const texts = useMessages(claimsMessages)
  const format = useFormat()
  return (
    <Stack gap={2} className={styles.side}>
      <p>
        <b>{name}</b>{' '}
        <Text size="caption" tone="muted">
          <time dateTime={at}>{format.dateTime(at)}</time>
        </Text>
      </p>
      <p className={styles.words}>{said || texts.forgotten}</p>
      <ClaimFiles claim={claim} files={files} />
    </Stack>
  )
}
