// The picture of what was bought, as it was; a sign stands in its place where there is none.
import { useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import styles from './orders.module.css'

export function LinePicture({ image }: { image: string | null }) {
  const [isBroken, setBroken] = useState(false)
  return (
    <span className={styles.picture}>
      {image && !isBroken ? <img src={image} alt="" loading="lazy" onError={() => setBroken(true)} /> : <Icon name="box" />}
    </span>
  )
}
