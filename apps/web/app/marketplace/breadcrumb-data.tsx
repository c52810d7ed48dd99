// Breadcrumbs of a page for search engines: schema.org's BreadcrumbList.
import { useSite } from '../shell/root-data.ts'
import { StructuredData } from '../shell/structured-data.tsx'

/** `crumbs`: from the outermost page to the current one. */
interface BreadcrumbDataProps {
  crumbs: readonly { readonly name: string; readonly path: string }[]
}

export function BreadcrumbData({ crumbs }: BreadcrumbDataProps) {
  const { publicUrl } = useSite()
  const steps = crumbs.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: publicUrl + path }))
  return <StructuredData data={{ '@type': 'BreadcrumbList', itemListElement: steps }} />
}
