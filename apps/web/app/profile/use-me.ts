// The signed-in member inside the profile, whose layout renders nothing before the member is known.
import type { Me } from '@sverka/contract/auth/auth'
import { useAccount } from '../shell/account.tsx'

export function useMe(): Me {
  const { state } = useAccount()
  if (!state.me) throw new Error('a section of the profile outside its layout')
  return state.me
}
