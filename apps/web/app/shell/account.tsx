// React context with the signed-in member, for every page. It also opens the sign-in dialog for guests.
import type { Me, Tokens } from '@sverka/contract/auth/auth'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { tokenStore } from '../api/tokens.ts'

/** `unknown` on the server, and until the browser has read its stored tokens. `me` is null while a member's data are loading. */
export type AccountState =
  | { readonly status: 'unknown' | 'guest'; readonly me: null }
  | { readonly status: 'member'; readonly me: Me | null }

export type AuthView = 'login' | 'register' | 'forgot'

/** The open sign-in dialog: its view, and the action to continue after signing in. */
export interface SignInPrompt {
  readonly view: AuthView
  readonly then: (() => void) | undefined
  /** Text of the dialog: why signing in is needed. Undefined: no reason is shown. */
  readonly reason: string | undefined
}

export interface Account {
  readonly state: AccountState
  /** Opens the sign-in dialog for a guest; `then` runs after signing in. For a member `then` runs at once. */
  ask(then?: () => void, view?: AuthView, reason?: string): void
  /** Null while the dialog is closed. */
  readonly signInPrompt: SignInPrompt | null
  /** Closes the dialog without signing in; the waiting action does not run. */
  dismiss(): void
  /** Stores the tokens of a sign-in, loads the member, and continues the waiting action. */
  signedIn(tokens: Tokens, remember: boolean): Promise<void>
  /** Ends the session on the server and deletes the tokens from this browser. */
  signOut(): Promise<void>
  /** Replaces the member's data by `me`, or loads them again. */
  update(me?: Me): Promise<void>
}

const initialAccount: Account = {
  state: { status: 'unknown', me: null },
  ask: () => undefined,
  signInPrompt: null,
  dismiss: () => undefined,
  signedIn: async () => undefined,
  signOut: async () => undefined,
  update: async () => undefined,
}

const AccountContext = createContext<Account>(initialAccount)

export const useAccount = (): Account => use(AccountContext)

/** Sets the attribute by which styles hide content for guests. Before the first paint an inline script of the page does the same. */
function markDocument(isMember: boolean): void {
  document.documentElement.toggleAttribute('data-member', isMember)
}

export function AccountProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<AccountState>({ status: 'unknown', me: null })
  const [signInPrompt, setSignInPrompt] = useState<SignInPrompt | null>(null)
  const load = useLoadMember(setState)
  useEffect(() => {
    void load()
    const store = tokenStore()
    let wasMember = store.read() !== null
    // A renewed token changes nothing here; signing in or out does, also in another tab.
    return store.subscribe(() => {
      const isMember = store.read() !== null
      if (isMember !== wasMember) void load()
      wasMember = isMember
    })
  }, [load])
  const account = useMemo<Account>(
    () => ({
      state,
      signInPrompt,
      ask: (then, view = 'login', reason) => (state.status === 'member' ? then?.() : setSignInPrompt({ view, then, reason })),
      dismiss: () => setSignInPrompt(null),
      async signedIn(tokens, remember) {
        setSignInPrompt(null)
        tokenStore().keep(tokens, remember)
        await load()
        signInPrompt?.then?.()
      },
      signOut,
      update: async (me) => (me ? setState({ status: 'member', me }) : load()),
    }),
    [state, signInPrompt, load],
  )
  return <AccountContext value={account}>{children}</AccountContext>
}

async function signOut(): Promise<void> {
  const stored = tokenStore().read()
  try {
    if (stored) await browserCall('POST /auth/jwt/logout/', { body: { refresh: stored.refresh } })
  } catch (error) {
    // Without a connection the session still ends in this browser: its tokens are deleted.
    console.warn(error)
  }
  tokenStore().clear()
  markDocument(false)
}

function useLoadMember(setState: (state: AccountState) => void): () => Promise<void> {
  const loaded = useRef<Me | null>(null)
  // Number of loads so far, so that a late response of an earlier load is ignored.
  const loadCount = useRef(0)
  return useCallback(async () => {
    loadCount.current += 1
    const countAtStart = loadCount.current
    const isMember = tokenStore().read() !== null
    markDocument(isMember)
    if (!isMember) {
      loaded.current = null
      setState({ status: 'guest', me: null })
      return
    }
    setState({ status: 'member', me: loaded.current })
    try {
      const me = await browserCall('GET /auth/users/me/', {})
      if (countAtStart !== loadCount.current) return
      loaded.current = me
      setState({ status: 'member', me })
    } catch (error) {
      // The API client handles ended sessions; without a connection the page stays as it is.
      if (!isRefusal(error)) console.warn(error)
    }
  }, [setState])
}
