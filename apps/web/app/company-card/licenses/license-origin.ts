// Finds the source of a company's licence (the state register, or the register of small and medium-sized business), with the day of its data.
import type { Company, License, Provenance } from '@sverka/contract/company/company'

/** Undefined if the company's data no longer name that source. */
export const findOrigin = ({ source }: License, provenance: Company['provenance']): Provenance | undefined =>
  Object.values(provenance).find((origin) => origin.source === source)
