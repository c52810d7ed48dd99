// A picture of a product card in the sizes that the server made, AVIF if the browser supports it; an icon if there is none.
import { imageSizes, toAvifUrl } from '@sverka/contract/products/products.rules'
import { useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import styles from './picture.module.css'

interface PictureProps {
  /** URLs of the picture in the sizes for a card, for the item's page and for zooming in. */
  image: { readonly card: string; readonly page: string; readonly zoom?: string } | null
  /** The attribute `sizes` of the `<img>`: the width at which it is displayed. */
  sizes: string
  /** Alternative text; needed only if no text beside the picture names the product. */
  alt?: string
  /** The picture is on the first screen, so it is loaded eagerly. */
  eager?: boolean | undefined
  /** The picture is displayed whole instead of cropped to its box. */
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
  const buildSrcSet = (change: (url: string) => string) =>
    [
      `${change(image.card)} ${imageSizes.card}w`,
      `${change(image.page)} ${imageSizes.page}w`,
      ...(image.zoom ? [`${change(image.zoom)} ${imageSizes.zoom}w`] : []),
    ].join(', ')
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={buildSrcSet(toAvifUrl)} sizes={sizes} />
      <img
        src={image.page}
        srcSet={buildSrcSet((url) => url)}
        sizes={sizes}
        alt={alt}
        className={whole ? styles.whole : undefined}
        {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        decoding="async"
        onError={() => setBroken(image.page)}
        ref={(element) => {
          // The picture may have failed to load before hydration, when there was no `onError` yet.
          if (element?.complete && element.currentSrc && element.naturalWidth === 0) setBroken(image.page)
        }}
      />
    </picture>
  )
}
