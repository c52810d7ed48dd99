// Buttons in the header of a company card: watching and a note (members only), refresh, download, copy details, compare, order the full report.
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useAccount } from '../shell/account.tsx'
import { CompareLink } from '../shell/compare-link.tsx'
import { Button } from '../ui/button.tsx'
import { cardMessages } from './company-card.messages.ts'
import styles from './company-card.module.css'
import { CopyRequisites } from './copy-requisites.tsx'
import { DownloadLink } from './download-link.tsx'
import { useKpp } from './purpose.ts'
import { RefreshButton } from './refresh-button.tsx'
import type { CardContext } from './use-company.ts'

/** Loaded only for a signed-in visitor. */
const MemberActions = lazy(async () => ({ default: (await import('./member-actions.tsx')).MemberActions }))

const OrderReport = lazy(async () => ({ default: (await import('../checks/order-report.tsx')).OrderReport }))

export function CardActions({ number, card: { company, reliability } }: { number: string; card: CardContext }) {
  const { me } = useAccount().state
  return (
    <div className={styles.actions}>
      <div className={styles.forMembers}>
        {me && (
          <Suspense>
            <MemberActions company={company} number={number} />
          </Suspense>
        )}
      </div>
      <RefreshButton number={number} iconOnly />
      <DownloadLink number={number} />
      {/* If the URL names a branch by its КПП (tax registration code), the note about the branch has this button, with the branch's details. */}
      {[null, company.kpp].includes(useKpp()) && <CopyRequisites company={company} />}
      <CompareLink number={number} button />
      {reliability && <FullReport number={number} />}
    </div>
  )
}

/** Orders the reliability report as a document, without a confirmation. `MemberActions` shows how many reports remain in the member's plan. */
function FullReport({ number }: { number: string }) {
  const texts = useMessages(cardMessages)
  const [orderCount, setOrderCount] = useState(0)
  const [isBusy, setBusy] = useState(false)
  return (
    <>
      <Button variant="primary" icon="file" busy={isBusy} onClick={() => setOrderCount(orderCount + 1)}>
        {texts.fullReport}
      </Button>
      {/* Mounting it orders a report, so each click mounts a new one. */}
      {orderCount > 0 && (
        <Suspense>
          <OrderReport key={orderCount} number={number} onBusy={setBusy} />
        </Suspense>
      )}
    </>
  )
}
