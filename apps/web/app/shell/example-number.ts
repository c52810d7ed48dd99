// The number that examples of calls ask for: one that the reader's copy of «Сверка» finds.
import { DEMO_COMPANY } from '@sverka/contract/company/company.rules'
import { useSite } from './root-data.ts'

/** The one that DaData and Checko show in their own documentation. */
const KNOWN = '7707083893'

export const useExampleNumber = (): string => (useSite().demo ? DEMO_COMPANY : KNOWN)
