// Names of the downloaded files: a company card, and the annual accounts of one year.
import type { Company } from '@sverka/contract/company/company'
import { readablePerson, registeredName } from '@sverka/contract/company/names'
import { EXPORT_FILE_PREFIX } from '@sverka/contract/company-card/export'
import { accountsWords as words } from './labels.ts'

/** A sole trader by the person's name, a company by its registered name. */
export const displayName = ({ kind, name, fio }: Company): string =>
  kind === 'entrepreneur' && fio ? readablePerson(fio) : registeredName(name)

/** `Карточка_` («card») and the company's name without characters that file systems refuse. */
export const cardFileName = (company: Company): string => `${EXPORT_FILE_PREFIX}${fileNamePart(displayName(company))}.xlsx`

/** `Отчетность_` («accounts»), the year and the company's name. */
export const accountsFileName = (year: number, company: string): string => `${words.filePrefix}${year}_${fileNamePart(company)}.xlsx`

/** The name without characters that file systems refuse, shortened to 120 characters, because file systems limit the length of names. */
const fileNamePart = (name: string): string =>
  name
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120)
