// Drafts of forms in this browser, with their files: they survive reloads and closed tabs and are deleted on signing out.

const DATABASE = 'drafts'
const STORES = ['cards', 'lists'] as const
/** Version of the IndexedDB database: raise it when a store is added. */
const VERSION = 2

/** Drafts of one kind by key; keys include the member, so that nobody sees another member's drafts. */
export interface DraftStore<T> {
  read(key: string): Promise<T | undefined>
  write(key: string, draft: T): Promise<unknown>
  drop(key: string): Promise<unknown>
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION)
  request.onupgradeneeded = () => {
    for (const name of STORES) if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name)
  }
  return answered(request)
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** The database is opened at the first call. */
export function draftStore<T>(name: (typeof STORES)[number]): DraftStore<T> {
  const inStore = async <R>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<R>): Promise<R> => {
    const database = await opened()
    try {
      return await answered(work(database.transaction(name, mode).objectStore(name)))
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
