// Light, dark or as the system has it: the themes a visitor may choose.

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** Without a choice the system's preference holds. */
export const DEFAULT_THEME: Theme = 'system'

/** The theme a text names, or null. */
export const asTheme = (text: string | null | undefined): Theme | null => themes.find((theme) => theme === text) ?? null

/** Value of `data-theme`; none leaves the choice to the system. */
export const themeAttribute = (theme: Theme): string | undefined => (theme === 'system' ? undefined : theme)
