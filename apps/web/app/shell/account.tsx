// Context with the signed-in member, for every page; it also opens the sign-in dialog for guests.
import type { Me, Tokens } from '@sverka/contract/auth/auth'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { tokenStore } from '../api/tokens.ts'

/** `unknown` on the server and until the browser has checked; a member's data may still be loading (`me` null). */
export type AccountState =
  | { readonly status: 'unknown' | 'guest'; readonly me: null }
  | { readonly status: 'member'; readonly me: Me | null }

export type AuthView = 'login' | 'register' | 'forgot'

/** The open sign-in dialog: its view, and the action to continue after signing in. */
export interface SignInPrompt {
  readonly view: AuthView
  readonly then: (() => void) | undefined
  /** What signing in is needed for, in words. */
  readonly reason: string | undefined
}

export interface Account {
  readonly state: AccountState
  /** Opens the sign-in dialog; `then` runs after signing in, or at once for a member. */
  ask(then?: () => void, view?: AuthView, reason?: string): void
  /** Null while the dialog is closed. */
  readonly signInPrompt: SignInPrompt | null
  /** Closes the dialog without signing in; the action is dropped. */
  dismiss(): void
  /** Stores the tokens of a sign-in, loads the member, and continues the waiting action. */
  signedIn(tokens: Tokens, remember: boolean): Promise<void>
  /** Ends the session on the server and forgets the tokens here. */
  signOut(): Promise<void>
  /** Replaces the member's data by `me`, or loads them again. */
  update(me?: Me): Promise<void>
}

const nobody: Account = {
  state: { status: 'unknown', me: null },
  ask: () => undefined,
  signInPrompt: null,
  dismiss: () => undefined,
  signedIn: async () => undefined,
  signOut: async () => undefined,
  update: async () => undefined,
}

const AccountContext = createContext<Account>(nobody)

export const useAccount = (): Account => use(AccountContext)

/** Marks the document for the styles, so that promos for guests do not flash (before the first paint an inline script does it). */
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
  const kept = tokenStore().read()
  try {
    if (kept) await browserCall('POST /auth/jwt/logout/', { body: { refresh: kept.refresh } })
  } catch (error) {
    // Without a connection the session still ends in this browser: its tokens are forgotten.
    console.warn(error)
  }
  tokenStore().clear()
  markDocument(false)
}

function useLoadMember(setState: (state: AccountState) => void): () => Promise<void> {
  const loaded = useRef<Me | null>(null)
  // Counts the loads, so that the answer of an earlier one is dropped.
  const turn = useRef(0)
  return useCallback(async () => {
    turn.current += 1
    const turnAtStart = turn.current
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
      if (turnAtStart !== turn.current) return
      loaded.current = me
      setState({ status: 'member', me })
    } catch (error) {
      // The client handles ended sessions; without a connection the page stays as it is.
      if (!isRefusal(error)) console.warn(error)
    }
  }, [setState])
}
