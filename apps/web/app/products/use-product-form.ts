// State of the form of a seller's product: values, pictures, errors, the draft stored in the browser, and saving.
import type { Product } from '@sverka/contract/products/products'
import { useMemo, useState } from 'react'
import { isRefusal } from '../api/refusal.ts'
import { useDraft } from '../shell/use-draft.ts'
import { cardDrafts, type Draft, type DraftPicture, draftKey } from './draft-store.ts'
import {
  emptyValues,
  type FieldErrors,
  type FormValues,
  faultsOfRefusal,
  findFaults,
  picturesOfRefusal,
  toValues,
} from './product-form.rules.ts'
import { changeCard, createCard } from './save-card.ts'

/** A picture of the form; `url` is its address on the server, or a blob URL of a chosen file. */
export interface Picture extends DraftPicture {
  readonly url: string
}

/** Content of the form; a card is a product as the API returns it. */
interface Filled {
  readonly values: FormValues
  readonly pictures: readonly Picture[]
  /** The card's version when the form was opened. */
  readonly version: number | null
  /** Whether the seller has changed anything; an unchanged form is not stored as a draft. */
  readonly isTouched: boolean
}

/** The pictures on the server: those of the pending edit (`revision`), if there is one, before those that are published. */
const storedPictures = (card: Product | null): Picture[] =>
  (card?.revision?.images ?? card?.images ?? []).map(({ id, card: url }) => ({ id, url, file: null }))

const startValues = (card: Product | null, seller: string): Filled => ({
  values: card ? toValues(card) : { ...emptyValues, seller },
  pictures: storedPictures(card),
  version: card?.version ?? null,
  isTouched: false,
})

/** The pictures of a draft: chosen files are in it, pictures on the server are found by id and left out if they no longer exist. */
const restorePictures = (draft: Draft, card: Product | null): Picture[] =>
  draft.pictures.flatMap(({ id, file }) => {
    if (file && id === null) return [{ id, file, url: URL.createObjectURL(file) }]
    return storedPictures(card).filter((picture) => picture.id === id)
  })

/** Why saving failed. `fields`: fields are wrong; `refused`: the server's error code for the form as a whole; `other`: no valid answer. */
export type Problem = { readonly kind: 'fields' } | { readonly kind: 'refused'; readonly code: string } | { readonly kind: 'other' }

interface FormOptions {
  /** Null for a new product. */
  readonly card: Product | null
  readonly userId: number
  /** Key of the preselected seller of a new product; empty if none. */
  readonly seller: string
  readonly onSaved: (card: Product) => void
}

/** Values of the form; once something was changed they are stored as a draft. */
function useFilled({ card, userId, seller }: Omit<FormOptions, 'onSaved'>) {
  const [filled, setFilled] = useState(() => startValues(card, seller))
  const draftToStore = useMemo(() => {
    const { values, version, pictures, isTouched } = filled
    return isTouched ? { values, version, pictures: pictures.map(({ id, file }) => ({ id, file })) } : null
  }, [filled])
  const draft = useDraft({ store: cardDrafts, key: draftKey(userId, card?.id ?? null) }, draftToStore, (found) =>
    setFilled({
      values: { ...emptyValues, ...found.values },
      version: found.version,
      pictures: restorePictures(found, card),
      isTouched: true,
    }),
  )
  return {
    filled,
    draft,
    set: (changes: Partial<FormValues>) =>
      setFilled((before) => ({ ...before, values: { ...before.values, ...changes }, isTouched: true })),
    setPictures: (pictures: readonly Picture[]) => setFilled((before) => ({ ...before, pictures, isTouched: true })),
    /** Gives a picture the id that the server has assigned to it. */
    markSent: (sent: DraftPicture, id: number) =>
      setFilled((before) => ({ ...before, pictures: before.pictures.map((picture) => (picture === sent ? { ...picture, id } : picture)) })),
    /** Deletes the draft and fills the form from the product; null for a new one. */
    startAgain: async (fresh: Product | null) => {
      await draft.drop()
      setFilled(startValues(fresh, seller))
    },
  }
}

/** The errors without those of the changed fields. The sale price is checked against the price, so changing either clears its error. */
const withoutFields = (faults: FieldErrors, names: readonly string[]): FieldErrors =>
  Object.fromEntries(
    Object.entries(faults).filter(([name]) => !names.includes(name) && !(name === 'sale_price' && names.includes('price'))),
  )

export function useProductForm({ card, userId, seller, onSaved }: FormOptions) {
  const { filled, draft, set, setPictures, markSent, startAgain } = useFilled({ card, userId, seller })
  const { values, pictures, version } = filled
  const [faults, setFaults] = useState<FieldErrors>({})
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly string[]>([])
  const save = () => (card ? changeCard({ card, values, pictures, version: version ?? 0, onSent: markSent }) : createCard(values, pictures))
  const send = async () => {
    const wrong = findFaults(values, pictures.length)
    const isWrong = Object.keys(wrong).length > 0
    setFaults(wrong)
    setRefused([])
    setProblem(isWrong ? { kind: 'fields' } : null)
    if (isWrong) return
    setBusy(true)
    try {
      const saved = await save()
      await draft.drop()
      onSaved(saved)
    } catch (cause) {
      await draft.keep()
      setProblem(toProblem(cause))
      if (!isRefusal(cause) || !cause.errors) return
      setFaults(faultsOfRefusal(cause.errors))
      setRefused(picturesOfRefusal(cause.errors).flatMap((place) => pictures[place]?.url ?? []))
    } finally {
      setBusy(false)
    }
  }
  return {
    ...{ values, pictures, faults, problem, busy, send, draft: draft.state, isReady: draft.isRead },
    /** URLs of the pictures that the server refused. */
    refused,
    set: (changes: Partial<FormValues>) => {
      set(changes)
      setFaults(withoutFields(faults, Object.keys(changes)))
    },
    setPictures: (next: readonly Picture[]) => {
      setPictures(next)
      if (!next.some(({ url }) => refused.includes(url))) setFaults(withoutFields(faults, ['images']))
    },
    startAgain: async (fresh: Product | null) => {
      await startAgain(fresh)
      setFaults({})
      setRefused([])
      setProblem(null)
    },
  }
}

export type ProductForm = ReturnType<typeof useProductForm>

function toProblem(cause: unknown): Problem {
  if (!isRefusal(cause)) return { kind: 'other' }
  return cause.errors ? { kind: 'fields' } : { kind: 'refused', code: cause.code }
}
