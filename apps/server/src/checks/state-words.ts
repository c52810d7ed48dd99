// A company's state in words: «Действует, банкротство»; nobody reads the first without the second.
import type { CompanyRow } from '../registry/registry.ts'

export const stateWords = ({ statusName, procedure }: Pick<CompanyRow, 'statusName' | 'procedure'>): string =>
  [statusName, procedure].filter(Boolean).join(', ')
