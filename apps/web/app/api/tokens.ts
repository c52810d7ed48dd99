// Where the signed-in person's two tokens are kept: local storage when remembered, else this tab's session storage.

export interface TokenPair {
  readonly access: string
  readonly refresh: string
}

export interface TokenStore {
  read(): TokenPair | null
  /** `remember` chooses the storage; without it the tokens stay where they are. */
  keep(pair: TokenPair, remember?: boolean): void
  clear(): void
  /** What is kept of the person beside the tokens, a text; null where nothing is. */
  person(): string | null
  keepPerson(person: string): void
  /** Told of every change, also by other tabs. Returns how to stop. */
  subscribe(listener: () => void): () => void
}

const KEYS = ['access', 'refresh'] as const
const PERSON = 'person'
/** Tabs that were duplicated share a chain of tokens without sharing a session storage. */
const CHANNEL = 'tokens'

const readFrom = (storage: Storage): TokenPair | null => {
  const [access, refresh] = KEYS.map((key) => storage.getItem(key))
  return access && refresh ? { access, refresh } : null
}

interface Rotation {
  readonly from: string
  readonly pair: TokenPair
}

/** Storage of one window. Nothing is read before the first call. */
export function createTokenStore(window: Window): TokenStore {
  const listeners = new Set<() => void>()
  const reported = () => {
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
    if (event.key === null || event.key === 'refresh') reported()
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
      reported()
    },
    clear() {
      window.localStorage.clear()
      window.sessionStorage.clear()
      reported()
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
