// Unsent forms of cards in this browser, with their pictures: they outlive a failed save and a closed tab and go with the sign-out.
import type { FormValues } from './product-form.rules.ts'

/** A picture of the form: stored already (`id`), or chosen and not sent yet (`file`). */
export interface DraftPicture {
  readonly id: number | null
  readonly file: File | null
}

export interface Draft {
  readonly values: FormValues
  readonly pictures: readonly DraftPicture[]
  /** The version of the card that the draft began with; null for a new card. */
  readonly version: number | null
}

const DATABASE = 'drafts'
const STORE = 'cards'

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return answered(request)
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened()
  try {
    return await answered(work(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

/** One per person and card, so that nobody meets the draft of another who used this browser. */
export const draftKey = (userId: number, cardId: number | null): string => `${userId}/${cardId ?? 'new'}`

export const readDraft = (key: string): Promise<Draft | undefined> => inStore<Draft | undefined>('readonly', (store) => store.get(key))
export const writeDraft = (key: string, draft: Draft): Promise<unknown> => inStore('readwrite', (store) => store.put(draft, key))
export const dropDraft = (key: string): Promise<unknown> => inStore('readwrite', (store) => store.delete(key))
