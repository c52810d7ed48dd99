// The themes that a visitor can choose: light, dark, or that of the system.
import { type Theme, themes } from '@sverka/contract/site-pages/site-pages.rules'

export type { Theme }

/** Without a choice, the preference of the operating system applies. */
export const DEFAULT_THEME: Theme = 'system'

/** The theme a text names, or null. */
export const asTheme = (text: string | null | undefined): Theme | null => themes.find((theme) => theme === text) ?? null

/** Value of the attribute `data-theme` of <html>; undefined leaves the choice to the operating system. */
export const themeAttribute = (theme: Theme): string | undefined => (theme === 'system' ? undefined : theme)
