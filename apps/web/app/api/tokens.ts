// Where the signed-in person's two tokens are kept: local storage when remembered, else this tab's session storage.

export interface TokenPair {
  readonly access: string
  readonly refresh: string
}

export interface TokenStore {
  read(): TokenPair | null
  /** `remember` chooses the storage; without it the tokens stay where they are. */
  keep(pair: TokenPair, remember?: boolean): void
  /** Empties both storages, with everything else that the site keeps there. */
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
 * A duplicated tab has the same refresh token in a session storage of its own: when one tab replaces the token, the others get the new
 * pair by this channel.
 */
const CHANNEL = 'tokens'

const readFrom = (storage: Storage): TokenPair | null => {
  const [access, refresh] = KEYS.map((key) => storage.getItem(key))
  return access && refresh ? { access, refresh } : null
}

/** The refresh token that was replaced, and the new pair. */
interface Rotation {
  readonly from: string
  readonly pair: TokenPair
}

/** Storage of one window. Nothing is read before the first call. */
export function createTokenStore(window: Window): TokenStore {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const place = (): Storage => (readFrom(window.localStorage) ? window.localStorage : window.sessionStorage)
  const write = (storage: Storage, pair: TokenPair) => {
    storage.setItem('access', pair.access)
    storage.setItem('refresh', pair.refresh)
  }
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<Rotation>) => {
    if (readFrom(window.sessionStorage)?.refresh === data.from) write(window.sessionStorage, data.pair)
  }
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === 'refresh') notify()
  })
  return {
    read: () => readFrom(place()),
    keep(pair, remember) {
      const before = readFrom(window.sessionStorage)?.refresh
      const storage = remember === undefined ? place() : remember ? window.localStorage : window.sessionStorage
      if (remember !== undefined)
        for (const other of [window.localStorage, window.sessionStorage]) for (const key of [...KEYS, PERSON]) other.removeItem(key)
      write(storage, pair)
      if (remember === undefined && before && storage === window.sessionStorage)
        channel.postMessage({ from: before, pair } satisfies Rotation)
      notify()
    },
    clear() {
      window.localStorage.clear()
      window.sessionStorage.clear()
      notify()
    },
    person: () => place().getItem(PERSON),
    keepPerson: (person) => place().setItem(PERSON, person),
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
