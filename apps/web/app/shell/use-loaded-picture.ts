// A picture that only some may load: fetched with the reader's token and shown as a blob URL.
import { useEffect, useEffectEvent, useState } from 'react'

/** The URL; null until it has loaded. `key` names the picture: with another one it is loaded again. A failure leaves its place empty. */
export function useLoadedPicture(key: string, load: () => Promise<Blob>): string | null {
  const [url, setUrl] = useState<string | null>(null)
  const begin = useEffectEvent(load)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is loaded
  useEffect(() => {
    const page = { isThere: true, url: '' }
    begin().then(
      (blob) => {
        if (!page.isThere) return
        page.url = URL.createObjectURL(blob)
        setUrl(page.url)
      },
      // Opening the page again retries.
      (error: unknown) => console.warn(error),
    )
    return () => {
      page.isThere = false
      if (page.url) URL.revokeObjectURL(page.url)
    }
  }, [key])
  return url
}
