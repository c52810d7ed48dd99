// The button by which a buyer makes a claim (complaint) about an order; the code of its dialog is loaded when the button is pressed.
import type { ClaimKind } from '@sverka/contract/orders/claims.rules'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../i18n/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { claimsMessages } from './claims.messages.ts'

const ClaimDialog = lazy(async () => ({ default: (await import('./claim-dialog.tsx')).ClaimDialog }))

/** `order`: its id; `claimable`: kinds of claims that are possible now. Nothing if there are none. */
export function ClaimButton({ order, claimable }: { order: number; claimable: readonly ClaimKind[] }) {
  const texts = useMessages(claimsMessages)
  const [isOpen, setOpen] = useState(false)
  if (claimable.length === 0) return null
  return (
    <>
      <Button icon="alert" onClick={() => setOpen(true)}>
        {texts.claim}
      </Button>
      {isOpen && (
        <Suspense>
          <ClaimDialog order={order} claimable={claimable} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
