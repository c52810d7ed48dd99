// One card under review: what was approved beside what was sent, and the decision, by button or key.
import type { StaffProduct } from '@sverka/contract/products.staff'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { Button } from '../ui/button.tsx'
import { Row } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Note } from '../ui/note.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import { backOfficeMessages } from './back-office.messages.ts'
import styles from './back-office.module.css'
import { ProductComparison } from './product-comparison.tsx'
import { RejectDialog } from './reject-dialog.tsx'

interface ProductReviewProps {
  product: StaffProduct
  categories: ReadonlyMap<number, string>
  onNext: () => void
  onPrevious: () => void
}

export function ProductReview({ product, categories, onNext, onPrevious }: ProductReviewProps) {
  const texts = useMessages(backOfficeMessages)
  const [isRejecting, setRejecting] = useState(false)
  const { busy, publish, reject } = useDecisions(product, onNext)
  const open = () => setRejecting(true)
  useKeys({ j: onNext, s: onNext, k: onPrevious, p: publish, r: open }, !isRejecting && !busy)
  return (
    <section className={styles.review} aria-label={product.revision?.name ?? product.name}>
      <Heading level={2} look="h3">
        {product.revision?.name ?? product.name}
      </Heading>
      <Text as="p" tone="secondary">
        <Link to={`/counter-parties/${product.seller.ogrn}`}>{product.seller.name}</Link>, {product.seller.status}
      </Text>
      {product.attention && (
        <Note tone="warning" title={texts.attention}>
          {product.attention}
        </Note>
      )}
      <ProductComparison product={product} categories={categories} />
      <Row wrap className={styles.decision}>
        <Button variant="primary" icon="check" busy={busy} onClick={publish}>
          {texts.publish} <kbd>P</kbd>
        </Button>
        <Button variant="danger" disabled={busy} onClick={open}>
          {texts.reject} <kbd>R</kbd>
        </Button>
        <Button variant="text" disabled={busy} onClick={onNext}>
          {texts.next} <kbd>S</kbd>
        </Button>
      </Row>
      <Text as="p" size="caption" tone="muted">
        {texts.keys}
      </Text>
      <RejectDialog
        open={isRejecting}
        onClose={() => setRejecting(false)}
        onReject={async (reason) => {
          await reject(reason)
          setRejecting(false)
        }}
      />
    </section>
  )
}

/** A decision names the version that was read, so that nobody decides on what they have not seen. */
function useDecisions({ id, version }: StaffProduct, onNext: () => void) {
  const texts = useMessages(backOfficeMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const decide = async (work: () => Promise<unknown>, done: string) => {
    if (busy) return
    setBusy(true)
    try {
      await work()
      toast.good(done)
      onNext()
    } catch (error) {
      if (!isRefusal(error)) console.warn(error)
      toast.bad(isRefusal(error) ? (error.code === 'conflict' ? texts.taken : errorText(error.code)) : texts.failed)
    } finally {
      setBusy(false)
      await revalidate()
    }
  }
  return {
    busy,
    publish: () =>
      void decide(
        () => browserCall('POST /api/v1/admin/products/:id/publish/', { params: { id }, body: { version } }),
        texts.publishedToast,
      ),
    reject: (reason: string) =>
      decide(
        () => browserCall('POST /api/v1/admin/products/:id/reject/', { params: { id }, body: { version, reason } }),
        texts.rejectedToast,
      ),
  }
}

/** Physical keys, so that they work in either layout; silent inside fields and while something else has the floor. */
function useKeys(actions: Readonly<Record<string, () => void>>, isOn: boolean): void {
  const latest = useRef({ actions, isOn })
  useEffect(() => {
    latest.current = { actions, isOn }
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, dialog, [contenteditable]') !== null
      if (!latest.current.isOn || isTyping || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      latest.current.actions[event.code.replace(/^Key/, '').toLowerCase()]?.()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
