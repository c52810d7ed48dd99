// The session as the API client uses it: which access token to send, how to renew it once for all tabs, and what to do when the session has ended.
import type { TokenPair, TokenStore } from './tokens.ts'

/** JWT sessions: a short-lived access token goes with each call; the refresh token is exchanged for a new pair when the access token has expired. */
export interface Session {
  /** The token to send, or null for a guest. */
  accessToken(): string | null
  /** Renews the token that the server refused with 401; false if the session has ended. */
  refresh(refused: string): Promise<boolean>
  /** Called when a 401 remains: deletes the stored tokens and opens the home page. */
  lost(): void
}

/** For calls without an account: no token, nothing to renew. */
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
    const stored = store.read()
    if (!stored) return false
    if (stored.access !== refused) return true
    const response = await send('/auth/jwt/refresh/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh: stored.refresh }),
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
