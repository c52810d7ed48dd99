// The number in examples of calls: one that this installation has.
import { DEMO_COMPANY } from '@sverka/contract/company/company.rules'
import { useSite } from './root-data.ts'

/** The number that DaData and Checko use in their documentation. */
const KNOWN = '7707083893'

export const useExampleNumber = (): string => (useSite().demo ? DEMO_COMPANY : KNOWN)
