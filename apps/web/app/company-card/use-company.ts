// The company of the card that a tab stands in.
import type { Company } from '@sverka/contract/company'
import { useOutletContext } from 'react-router'

export const useCompany = (): Company => useOutletContext<Company>()
