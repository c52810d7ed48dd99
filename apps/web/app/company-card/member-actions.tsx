// Members' actions of a card: befriend the representative, watch the company; and the number of reports left in the plan.
import { makingMessages } from '../checks/making.messages.ts'
import { FriendButton } from '../friends/friend-button.tsx'
import { useMessages } from '../i18n/catalogue.ts'
import { WatchButton } from '../monitoring/watch-button.tsx'
import { useAccount } from '../shell/account.tsx'
import styles from './company-card.module.css'

export function MemberActions({ representative, number }: { representative: number | null; number: string }) {
  const texts = useMessages(makingMessages)
  const { me } = useAccount().state
  return (
    <>
      <FriendButton representative={representative} />
      <WatchButton number={number} />
      {me && <span className={styles.reportsLeft}>{texts.reportsLeft(me.checks_limit - me.checks_used, me.checks_limit)}</span>}
    </>
  )
}
