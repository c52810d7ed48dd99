// The caller's session as the client uses it: which token to send, how to renew it once for all tabs, what to do when it is gone.
import type { TokenPair, TokenStore } from './tokens.ts'

export interface Session {
  /** The token to send, or null for a guest. */
  accessToken(): string | null
  /** Renews the token that the server refused with 401; false if the session has ended. */
  refresh(refused: string): Promise<boolean>
  /** Called when a 401 remains: the stored tokens are dropped and the home page opens. */
  lost(): void
}

export const guestSession: Session = {
  accessToken: () => null,
  refresh: async () => false,
  lost: () => undefined,
}

interface Deps {
  readonly store: TokenStore
  readonly fetch: typeof fetch
  readonly locks: Pick<LockManager, 'request'>
  /** Opens the home page. */
  readonly goHome: () => void
}

/** The session of the tokens in `store`. One renewal at a time across tabs: a tab that waited for the lock finds the renewed token. */
export function createMemberSession({ store, fetch: send, locks, goHome }: Deps): Session {
  const renew = async (refused: string): Promise<boolean> => {
    const kept = store.read()
    if (!kept) return false
    if (kept.access !== refused) return true
    const response = await send('/auth/jwt/refresh/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh: kept.refresh }),
    })
    if (!response.ok) return false
    store.keep((await response.json()) as TokenPair)
    return true
  }
  return {
    accessToken: () => store.read()?.access ?? null,
    refresh: (refused) => locks.request('refresh', () => renew(refused)),
    lost() {
      store.clear()
      goHome()
    },
  }
}
