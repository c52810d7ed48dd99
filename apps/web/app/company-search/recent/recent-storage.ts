// Reads and deletes the list of companies whose cards this browser opened last. The script in `apps/web/document/recent-cards.ts` writes it.

/** Key in the storage: lines «number, space, name», the newest first. */
const RECENT = 'recent'

/**
 * A member who signed in without «remember me» has the refresh token in the tab's storage. Their list is stored there too, so that it is deleted
 * when the tab is closed.
 */
const recentStorage = (): Storage => ('refresh' in sessionStorage ? sessionStorage : localStorage)

/** `number`: the company's taxpayer or registration number, of 10 to 15 digits. */
interface RecentCompany {
  readonly number: string
  readonly name: string
}

/** The newest first; lines in another form are ignored, since the browser's storage may contain anything. */
export function recentCompanies(): readonly RecentCompany[] {
  const lines = recentStorage().getItem(RECENT)?.split('\n') ?? []
  return lines.flatMap((line) => {
    const number = line.slice(0, line.indexOf(' '))
    const name = line.slice(number.length + 1).trim()
    return /^\d{10,15}$/.test(number) && name ? [{ number, name }] : []
  })
}

export const forgetRecent = (): void => recentStorage().removeItem(RECENT)
