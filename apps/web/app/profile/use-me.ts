// The signed-in person inside the profile area, whose layout shows nothing before they are known.
import type { Me } from '@sverka/contract/auth/auth'
import { useAccount } from '../shell/account.tsx'

export function useMe(): Me {
  const { state } = useAccount()
  if (!state.me) throw new Error('a section of the profile outside its layout')
  return state.me
}
