import { describe, expect, it } from 'vitest'
import { PacketReader, ProtocolFailure, packetOf } from '../../../src/adapters/git/packet-reader.ts'

async function* inChunks(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function packetsIn(text: string, size = 3): Promise<string[]> {
  const reader = new PacketReader(inChunks(text, size))
  const found: string[] = []
  for (;;) {
    const packet = await reader.packet()
    if (packet === undefined) return found
    found.push(typeof packet === 'string' ? `(${packet})` : packet.toString())
  }
}

describe('packets of the wire protocol', () => {
  it.each([1, 2, 3, 7, 1000])('are read from chunks of %i bytes', async (size) => {
    const text = `${packetOf('version 2\n')}${packetOf('')}${packetOf('ü'.repeat(40))}000100020000`
    const expected = ['version 2\n', '', 'ü'.repeat(40), '(delimiter)', '(response-end)', '(flush)']
    expect(await packetsIn(text, size)).toEqual(expected)
  })

  it('count bytes, not characters', () => {
    expect(packetOf('ü')).toBe('0006ü')
  })

  it.each([
    ['a length that is no number', 'HTTP/1.1 200 OK'],
    ['a length that is too small', '0003'],
    ['half a length', '00'],
    ['half a packet', '0010want'],
  ])('are refused with %s', async (_, text) => {
    await expect(packetsIn(text)).rejects.toThrow(ProtocolFailure)
  })

  it('follow lines without a byte being lost', async () => {
    const reader = new PacketReader(inChunks(`ok\n\n${packetOf('a')}`, 4))
    expect(await reader.line()).toBe('ok')
    expect(await reader.line()).toBe('')
    expect((await reader.packet())?.toString()).toBe('a')
    expect(await reader.line()).toBeUndefined()
  })
})
