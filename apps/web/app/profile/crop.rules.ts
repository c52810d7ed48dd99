// Which square of a picture is shown: pure arithmetic of centre and zoom.

/** Centre of the square in picture pixels; at zoom 1 the shorter side is shown whole. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

interface Size {
  readonly width: number
  readonly height: number
}

export const fullCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 })

/** Side of the square in picture pixels. */
export const cropSide = ({ width, height }: Size, zoom: number): number => Math.min(width, height) / zoom

/** The nearest crop that lies inside the picture. */
export function inside(size: Size, { x, y, zoom }: Crop): Crop {
  const half = cropSide(size, zoom) / 2
  const clamp = (value: number, length: number) => Math.min(Math.max(value, half), length - half)
  return { x: clamp(x, size.width), y: clamp(y, size.height), zoom }
}
