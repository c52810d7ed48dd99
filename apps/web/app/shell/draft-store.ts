// Stores drafts of forms with their files in this browser (IndexedDB), so that they survive reloads and closed tabs.
// Signing out deletes them: the server's response has the header `Clear-Site-Data: "storage"`.

const DATABASE = 'drafts'
/** One store for each kind of draft: a seller's cards of goods, and lists of companies to check. */
const STORES = ['cards', 'lists'] as const
/** Version of the IndexedDB database: raise it when a store is added. */
const VERSION = 2

/** Drafts of one kind by key; keys include the member, so that nobody sees another member's drafts. */
export interface DraftStore<T> {
  read(key: string): Promise<T | undefined>
  write(key: string, draft: T): Promise<unknown>
  drop(key: string): Promise<unknown>
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION)
  request.onupgradeneeded = () => {
    for (const name of STORES) if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name)
  }
  return toPromise(request)
}

const toPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** The database is opened at each call, and closed after it. */
export function draftStore<T>(name: (typeof STORES)[number]): DraftStore<T> {
  const inStore = async <R>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<R>): Promise<R> => {
    const database = await openDatabase()
    try {
      return await toPromise(work(database.transaction(name, mode).objectStore(name)))
    } finally {
      database.close()
    }
  }
  return {
    read: (key) => inStore<T | undefined>('readonly', (store) => store.get(key)),
    write: (key, draft) => inStore('readwrite', (store) => store.put(draft, key)),
    drop: (key) => inStore('readwrite', (store) => store.delete(key)),
  }
}
