// A picture of a product card in the sizes that the server made, AVIF if the browser supports it; an icon if there is none.
import { imageSizes, toAvifUrl } from '@sverka/contract/products/products.rules'
import { useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import styles from './picture.module.css'

interface PictureProps {
  image: { readonly card: string; readonly page: string; readonly zoom?: string } | null
  /** The `sizes` of the `<img>`: how wide it is drawn. */
  sizes: string
  /** Alternative text, where nothing beside it names the picture. */
  alt?: string
  /** On the first screen: loaded eagerly. */
  eager?: boolean | undefined
  /** Shown whole instead of cropped to the box. */
  whole?: boolean
}

export function Picture({ image, sizes, alt = '', eager, whole }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (!image || broken === image.page) {
    return (
      <span className={styles.placeholder} {...(alt ? { role: 'img', 'aria-label': alt } : {})}>
        <Icon name="box" size="huge" />
      </span>
    )
  }
  const set = (change: (url: string) => string) =>
    [
      `${change(image.card)} ${imageSizes.card}w`,
      `${change(image.page)} ${imageSizes.page}w`,
      ...(image.zoom ? [`${change(image.zoom)} ${imageSizes.zoom}w`] : []),
    ].join(', ')
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={set(toAvifUrl)} sizes={sizes} />
      <img
        src={image.page}
        srcSet={set((url) => url)}
        sizes={sizes}
        alt={alt}
        className={whole ? styles.whole : undefined}
        {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        decoding="async"
        onError={() => setBroken(image.page)}
        ref={(element) => {
          // The picture may have failed before hydration.
          if (element?.complete && element.currentSrc && element.naturalWidth === 0) setBroken(image.page)
        }}
      />
    </picture>
  )
}
