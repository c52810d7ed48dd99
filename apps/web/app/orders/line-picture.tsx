// The picture of an ordered product as it was when the order was made; an icon if there is none or it fails to load.
import { useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import styles from './orders.module.css'

/** `image`: URL of the picture; null if the product had none. */
export function LinePicture({ image }: { image: string | null }) {
  const [isBroken, setBroken] = useState(false)
  return (
    <span className={styles.picture}>
      {image && !isBroken ? <img src={image} alt="" loading="lazy" onError={() => setBroken(true)} /> : <Icon name="box" />}
    </span>
  )
}
