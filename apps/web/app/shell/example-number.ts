// The company number in examples of API calls: of a company that this installation has data about.
import { DEMO_COMPANY } from '@sverka/contract/company/company.rules'
import { useSite } from './root-data.ts'

/** Taxpayer number (ИНН) of Sberbank, which DaData and Checko, APIs that ours is compatible with, use in their documentation. */
const SBERBANK_INN = '7707083893'

/** A demo has invented companies only, so it uses one of those. */
export const useExampleNumber = (): string => (useSite().demo ? DEMO_COMPANY : SBERBANK_INN)
