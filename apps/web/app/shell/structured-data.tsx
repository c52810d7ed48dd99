// Structured data of a page for search engines: JSON-LD in the vocabulary of schema.org.

/** Pass `data` without `@context`, which is added here; `<` is escaped so that no text can close the script. */
export const StructuredData = ({ data }: { data: object }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped below
    dangerouslySetInnerHTML={{ __html: JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c') }}
  />
)
