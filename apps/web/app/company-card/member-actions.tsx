// What only a member does with a card: befriend its representative, watch the company, write a note; and how many reports the plan has left.
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
  const [address] = useSearchParams()
  const notePlace = document.getElementById('own-note')
  return (
    <>
      <WatchButton number={number} />
      {notePlace &&
        createPortal(
          <NoteLine companyId={company.id}>
            <ShareCard ogrn={company.ogrn} sum={address.get(SUM) ?? ''} />
            <FriendButton representativeId={company.representative} />
          </NoteLine>,
          notePlace,
        )}
      {me && <span className={styles.reportsLeft}>{texts.reportsLeft(me.checks_limit - me.checks_used, me.checks_limit)}</span>}
    </>
  )
}
