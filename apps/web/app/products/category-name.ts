// The name of a category in the reader's language, in Russian where staff gave no other.
import { useLocale } from '../i18n/catalogue.ts'

interface Named {
  readonly name: string
  readonly name_en: string | null
  readonly name_zh: string | null
}

export function useCategoryName(): (category: Named) => string {
  const locale = useLocale()
  return ({ name, name_en: english, name_zh: chinese }) => (locale === 'en' ? english : locale === 'zh-CN' ? chinese : null) ?? name
}
