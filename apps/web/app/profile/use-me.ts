// The signed-in member, for the pages of the profile. Their layout renders them only after the member is loaded.
import type { Me } from '@sverka/contract/auth/auth'
import { useAccount } from '../shell/account.tsx'

/** Throws outside the layout of the profile while nobody is signed in or the member is still loading. */
export function useMe(): Me {
  const { state } = useAccount()
  if (!state.me) throw new Error('a section of the profile outside its layout')
  return state.me
}
