/** Sorted numbers as text: the steps between them in bytes of seven bits, in Base64. */

/** @param ids rising */
export function encodeIds(ids: readonly number[]): string {
  let before = 0
  let text = ''
  for (const id of ids) {
    let step = id - before
    before = id
    for (; step > 127; step >>>= 7) text += String.fromCharCode((step & 127) | 128)
    text += String.fromCharCode(step)
  }
  return btoa(text)
}

/** Throws for what is not Base64. */
export function decodeIds(encoded: string): number[] {
  const ids: number[] = []
  let [id, step, shift] = [0, 0, 0]
  for (const character of atob(encoded)) {
    const byte = character.charCodeAt(0)
    step += (byte & 127) << shift
    shift += 7
    if (byte > 127) continue
    id += step
    ids.push(id)
    step = 0
    shift = 0
  }
  return ids
}
