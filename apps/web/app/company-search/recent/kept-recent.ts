// Reads and deletes the companies whose cards this browser opened last.
import { RECENT } from './keep-recent.ts'

interface RecentCompany {
  readonly number: string
  readonly name: string
}

/** The browser's storage may contain anything. */
export function recentCompanies(): readonly RecentCompany[] {
  const lines = localStorage.getItem(RECENT)?.split('\n') ?? []
  return lines.flatMap((line) => {
    const number = line.slice(0, line.indexOf(' '))
    const name = line.slice(number.length + 1).trim()
    return /^\d{10,15}$/.test(number) && name ? [{ number, name }] : []
  })
}

export const forgetRecent = (): void => localStorage.removeItem(RECENT)
