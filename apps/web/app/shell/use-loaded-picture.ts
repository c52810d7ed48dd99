// A picture that only permitted members may load: fetched with the access token and shown by a blob URL.
import { useEffect, useEffectEvent, useState } from 'react'

/** The picture's URL; null until it has loaded, and if loading failed. `key` identifies the picture: when it changes, `load` is called again. */
export function useLoadedPicture(key: string, load: () => Promise<Blob>): string | null {
  const [url, setUrl] = useState<string | null>(null)
  const startLoading = useEffectEvent(load)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the picture to load
  useEffect(() => {
    const picture = { isWanted: true, url: '' }
    startLoading().then(
      (blob) => {
        if (!picture.isWanted) return
        picture.url = URL.createObjectURL(blob)
        setUrl(picture.url)
      },
      // There is no retry: the reader can open the page again.
      (error: unknown) => console.warn(error),
    )
    return () => {
      picture.isWanted = false
      if (picture.url) URL.revokeObjectURL(picture.url)
    }
  }, [key])
  return url
}
