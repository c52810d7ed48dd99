// Actions on a card for signed-in members: watch the company, write a note, share the card, befriend the representative; and how many reports of
// the plan remain.
import type { Company } from '@sverka/contract/company/company'
import { createPortal } from 'react-dom'
import { useSearchParams } from 'react-router'
import { ShareCard } from '../card-links/share-card.tsx'
import { makingMessages } from '../checks/making.messages.ts'
import { NoteLine } from '../company-notes/note-line.tsx'
import { FriendButton } from '../friends/friend-button.tsx'
import { useMessages } from '../i18n/catalogue.ts'
import { WatchButton } from '../monitoring/watch-button.tsx'
import { useAccount } from '../shell/account.tsx'
import styles from './company-card.module.css'
import { SUM } from './purpose.ts'

export function MemberActions({ company, number }: { company: Company; number: string }) {
  const texts = useMessages(makingMessages)
  const { me } = useAccount().state
  const [params] = useSearchParams()
  // An empty element of the card's header, where the member's note is drawn.
  const notePlace = document.getElementById('own-note')
  return (
    <>
      <WatchButton number={number} />
      {notePlace &&
        createPortal(
          <NoteLine companyId={company.id}>
            <ShareCard ogrn={company.ogrn} sum={params.get(SUM) ?? ''} />
            <FriendButton representativeId={company.representative} />
          </NoteLine>,
          notePlace,
        )}
      {me && <span className={styles.reportsLeft}>{texts.reportsLeft(me.checks_limit - me.checks_used, me.checks_limit)}</span>}
    </>
  )
}
