// Stores the two tokens of the signed-in person: in local storage if they chose to be remembered, otherwise in this tab's session storage.

/** JSON Web Tokens: `access` is sent with each call and expires soon; `refresh` is exchanged for a new pair. */
export interface TokenPair {
  readonly access: string
  readonly refresh: string
}

export interface TokenStore {
  read(): TokenPair | null
  /** Stores a pair: in local storage if `remember` is true, in session storage if false; if undefined, where the previous pair is. */
  keep(pair: TokenPair, remember?: boolean): void
  /** Empties both storages, with everything else that the site stores there. */
  clear(): void
  /** A text about the signed-in person that is stored beside the tokens, such as their name; null if there is none. */
  person(): string | null
  keepPerson(person: string): void
  /** Calls the listener after every change, also by other tabs. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

const KEYS = ['access', 'refresh'] as const
const PERSON = 'person'
/**
 * Broadcast channel for renewed pairs. A duplicated tab has a copy of the refresh token in its own session storage. Soon after one tab has exchanged
 * the token the server rejects the copies, so the other tabs receive the new pair.
 */
const CHANNEL = 'tokens'

const readFrom = (storage: Storage): TokenPair | null => {
  const [access, refresh] = KEYS.map((key) => storage.getItem(key))
  return access && refresh ? { access, refresh } : null
}

/** The refresh token that was replaced, and the new pair. */
interface Rotation {
  readonly replaced: string
  readonly pair: TokenPair
}

/** Storage of one window. Nothing is read before the first call. */
export function createTokenStore(window: Window): TokenStore {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const currentStorage = (): Storage => (readFrom(window.localStorage) ? window.localStorage : window.sessionStorage)
  const write = (storage: Storage, pair: TokenPair) => {
    storage.setItem('access', pair.access)
    storage.setItem('refresh', pair.refresh)
  }
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<Rotation>) => {
    if (readFrom(window.sessionStorage)?.refresh === data.replaced) write(window.sessionStorage, data.pair)
  }
  // Changes by other tabs; the key is null when the whole storage was cleared.
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === 'refresh') notify()
  })
  return {
    read: () => readFrom(currentStorage()),
    keep(pair, remember) {
      const before = readFrom(window.sessionStorage)?.refresh
      const storage = remember === undefined ? currentStorage() : remember ? window.localStorage : window.sessionStorage
      if (remember !== undefined)
        for (const other of [window.localStorage, window.sessionStorage]) for (const key of [...KEYS, PERSON]) other.removeItem(key)
      write(storage, pair)
      if (remember === undefined && before && storage === window.sessionStorage)
        channel.postMessage({ replaced: before, pair } satisfies Rotation)
      notify()
    },
    clear() {
      window.localStorage.clear()
      window.sessionStorage.clear()
      notify()
    },
    person: () => currentStorage().getItem(PERSON),
    keepPerson: (person) => currentStorage().setItem(PERSON, person),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

let shared: TokenStore | undefined

/** The page's own store; only in a browser. */
export function tokenStore(): TokenStore {
  shared ??= createTokenStore(window)
  return shared
}
