// The form of a product: notes about its state, the fields, and the buttons that send, preview or remove it.
import type { CategoryTree } from '@sverka/contract/catalog/catalog'
import type { Product } from '@sverka/contract/products/products'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Form } from '../ui/form.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import { CertificatesSection } from './certificates-section.tsx'
import { FormNotes } from './form-notes.tsx'
import { PriceSection, SeenPrice, TextSection, WhoSection } from './form-sections.tsx'
import { PicturesField } from './pictures-field.tsx'
import { productFormMessages } from './product-form.messages.ts'
import styles from './product-form.module.css'
import { RemoveCard } from './remove-card.tsx'
import type { OwnSeller } from './sellers.ts'
import { PropertiesSection, StockSection } from './stock-sections.tsx'
import { TermsSection } from './terms-section.tsx'
import { useFaultTexts } from './use-fault-texts.ts'
import { type ProductForm as FormState, useProductForm } from './use-product-form.ts'

interface ProductFormProps {
  /** The existing product («card»); null for a new one. */
  card: Product | null
  sellers: readonly OwnSeller[]
  tree: CategoryTree
  userId: number
  /** Called after the product was changed elsewhere: loads it anew and returns it; null for a new product. */
  reload: () => Promise<Product | null>
}

export function ProductForm({ card, sellers, tree, userId, reload }: ProductFormProps) {
  const form = useProductForm({ card, userId, seller: onlySeller(sellers), onSaved: useSaved(card) })
  const texts = useFaultTexts(form.faults)
  const section = { values: form.values, faults: texts, set: form.set }
  // A new product cannot be changed while staff review it.
  const isWaiting = card?.state === 'pending'
  return (
    <Stack gap={6}>
      <FormHead card={card} form={form} onStartAgain={() => void form.startAgain(card)} />
      <FormNotes card={card} form={form} onReload={() => void reload().then(form.startAgain)} />
      <Form onSend={form.send}>
        <fieldset className={styles.form} disabled={isWaiting || !form.isReady}>
          <WhoSection {...section} sellers={sellerChoices(card, sellers)} isFixed={card !== null} tree={tree} />
          <PriceSection {...section} />
          <TermsSection {...section} />
          <PicturesField pictures={form.pictures} refused={form.refused} error={texts.images} onPictures={form.setPictures} />
          <TextSection {...section} />
          <PropertiesSection {...section} />
          <CertificatesSection {...section} />
          <StockSection {...section} />
        </fieldset>
        <FormActions card={card} form={form} isWaiting={isWaiting} />
      </Form>
    </Stack>
  )
}

/** The key of the only active company to sell for, which is preselected; empty if there are none or several. */
function onlySeller(sellers: readonly OwnSeller[]): string {
  const active = sellers.filter(({ isEnded }) => !isEnded)
  return active.length === 1 ? (active[0]?.key ?? '') : ''
}

/** The card's seller stays an option even if the member no longer represents it. */
function sellerChoices(card: Product | null, sellers: readonly OwnSeller[]): readonly OwnSeller[] {
  if (!card) return sellers
  const { seller } = card
  const key = `${seller.kind}:${seller.id}`
  return sellers.some((seller) => seller.key === key)
    ? sellers
    : [...sellers, { key, kind: seller.kind, name: seller.name, isEnded: false }]
}

/** Shows a message after saving, then opens the list of goods. */
function useSaved(before: Product | null): (saved: Product) => void {
  const texts = useMessages(productFormMessages)
  const toast = useToast()
  const navigate = useNavigate()
  return (saved) => {
    // Changed texts of a published product become an edit (`revision`) for review by staff; price and stock are published at once.
    const isEditSent = before?.state === 'published' && saved.revision && saved.revision.version !== before.revision?.version
    toast.success(saved.state === 'pending' ? texts.sent : isEditSent ? texts.sentEdit : texts.saved)
    void navigate('/profile/products')
  }
}

interface HeadProps {
  card: Product | null
  form: FormState
  onStartAgain: () => void
}

function FormHead({ card, form, onStartAgain }: HeadProps) {
  const texts = useMessages(productFormMessages)
  return (
    <Stack gap={2}>
      <Breadcrumbs
        label={texts.trail}
        crumbs={[{ label: texts.list, to: '/profile/products' }, { label: card ? texts.editTitle : texts.addTitle }]}
      />
      <div className={styles.head}>
        <Heading level={1} look="h2">
          {card?.name ?? texts.addTitle}
        </Heading>
        <Row gap={3} wrap>
          <Text size="caption" tone="secondary">
            <span role="status">{form.draft === 'kept' ? texts.draftKept : form.draft === 'failed' ? texts.draftFailed : ''}</span>
          </Text>
          {form.draft === 'kept' && <LinkButton onClick={onStartAgain}>{texts.draftDrop}</LinkButton>}
        </Row>
      </div>
    </Stack>
  )
}

interface ActionsProps {
  card: Product | null
  form: FormState
  isWaiting: boolean
}

function FormActions({ card, form, isWaiting }: ActionsProps) {
  const texts = useMessages(productFormMessages)
  const navigate = useNavigate()
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const label = isWaiting ? texts.waiting : card?.state === 'published' ? texts.save : texts.send
  return (
    <div className={styles.actions}>
      <Button type="submit" variant="primary" size="large" busy={form.busy} disabled={isWaiting}>
        {label}
      </Button>
      <Button size="large" icon="eye" onClick={() => setPreviewOpen(true)}>
        {texts.look}
      </Button>
      {card && !isWaiting && (
        <div className={styles.last}>
          <RemoveCard card={card} large onRemoved={() => void navigate('/profile/products')} />
        </div>
      )}
      <Dialog open={isPreviewOpen} wide title={texts.lookTitle} closeLabel={texts.close} onClose={() => setPreviewOpen(false)}>
        <Preview form={form} />
      </Dialog>
    </div>
  )
}

/** The values as a buyer will see them. */
function Preview({ form: { values, pictures } }: { form: FormState }) {
  const [first] = pictures
  return (
    <Stack gap={3}>
      {first && <img className={styles.look} src={first.url} alt="" />}
      <Row wrap gap={2} align="baseline">
        <SeenPrice values={values} />
      </Row>
      <Text as="p" weight="medium">
        {values.name}
      </Text>
      <p className={styles.words}>{values.description}</p>
    </Stack>
  )
}
