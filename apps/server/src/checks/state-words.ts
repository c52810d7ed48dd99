// A company's state in words with its procedure, «Действует, банкротство», so that nobody reads only the first.
import type { CompanyRow } from '../registry/registry.ts'

export const stateWords = ({ statusName, procedure }: Pick<CompanyRow, 'statusName' | 'procedure'>): string =>
  [statusName, procedure].filter(Boolean).join(', ')
