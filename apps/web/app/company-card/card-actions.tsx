// What a visitor does with a card: add its representative to friends, watch it, refresh it, take its requisites or the whole of it, read the full report.
import { lazy, Suspense } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useAccount } from '../shell/account.tsx'
import { CompareLink } from '../shell/compare-link.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { tabPath } from './card-address.ts'
import { cardMessages } from './company-card.messages.ts'
import styles from './company-card.module.css'
import { CopyRequisites } from './copy-requisites.tsx'
import { DownloadLink } from './download-link.tsx'
import { useKept, useKpp } from './purpose.ts'
import { RefreshButton } from './refresh-button.tsx'
import type { CardContext } from './use-company.ts'
import { useCurrentTab } from './use-current-tab.ts'

/** Only members are shown these: fetched once somebody is known to be signed in. */
const MemberActions = lazy(async () => ({ default: (await import('./member-actions.tsx')).MemberActions }))

export function CardActions({ number, card: { company, reliability } }: { number: string; card: CardContext }) {
  const texts = useMessages(cardMessages)
  const { me } = useAccount().state
  const kept = useKept()
  const tab = useCurrentTab()
  return (
    <div className={styles.actions}>
      {me && (
        <Suspense fallback={null}>
          <MemberActions representative={company.representative} number={number} />
        </Suspense>
      )}
      <RefreshButton number={number} iconOnly />
      <DownloadLink number={number} />
      {[null, company.kpp].includes(useKpp()) && <CopyRequisites company={company} />}
      <CompareLink number={number} button />
      {reliability && tab !== 'reliability' && (
        <ButtonLink to={kept(tabPath(number, 'reliability'))} variant="primary" icon="file">
          {texts.fullReport}
        </ButtonLink>
      )}
    </div>
  )
}
