// Reads and forgets the companies whose cards this browser opened last: the document's own script keeps them.

const RECENT = 'recent'

/** Of a member who is not to be remembered here nothing stays when the tab is closed. */
const recentPlace = (): Storage => ('refresh' in sessionStorage ? sessionStorage : localStorage)

interface RecentCompany {
  readonly number: string
  readonly name: string
}

/** The browser's storage may contain anything. */
export function recentCompanies(): readonly RecentCompany[] {
  const lines = recentPlace().getItem(RECENT)?.split('\n') ?? []
  return lines.flatMap((line) => {
    const number = line.slice(0, line.indexOf(' '))
    const name = line.slice(number.length + 1).trim()
    return /^\d{10,15}$/.test(number) && name ? [{ number, name }] : []
  })
}

export const forgetRecent = (): void => recentPlace().removeItem(RECENT)
