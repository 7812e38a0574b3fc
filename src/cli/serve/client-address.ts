import { BlockList, isIP } from 'node:net'
import { quote } from '../../base/error.ts'
import { UsageError } from '../command.ts'

export type ClientAddress = (peer: string, forwardedFor: string | undefined) => string

/**
 * The client that trusted proxies name in `X-Forwarded-For`: the last address that is none of a proxy, since whoever asks a proxy
 * can send it any header. Without proxies, and for a peer that is none, it is the peer. Throws UsageError for what is no network.
 */
export function clientBehind(networks: readonly string[]): ClientAddress {
  if (networks.length === 0) return (peer) => peer
  const proxies = new BlockList()
  for (const network of networks) addNetwork(proxies, network)
  return (peer, forwardedFor = '') => {
    let client = peer
    for (const named of forwardedFor.split(',').toReversed()) {
      if (!proxies.check(client, isIP(client) === 6 ? 'ipv6' : 'ipv4')) return client
      const address = withoutPort(named.trim())
      if (isIP(address) === 0) return client
      client = address
    }
    return client
  }
}

function addNetwork(proxies: BlockList, network: string): void {
  const [address = '', length] = network.split('/', 2)
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  const bits = family === 'ipv6' ? 128 : 32
  const isPlain = isIP(address) !== 0 && !address.includes('%') && network.split('/').length <= 2
  const isWhole = length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits)
  if (!isPlain || !isWhole)
    throw new UsageError(
      `--trusted-proxy is ${quote(network)}, which is neither an IP address nor a network`,
      'write it as 10.0.0.7, 10.0.0.0/8 or fd00::/8; give the flag once for each network',
    )
  proxies.addSubnet(address, Number(length ?? bits), family)
}

/** Some proxies name the port, too: `192.0.2.1:443`, `[2001:db8::1]:443`. */
function withoutPort(text: string): string {
  const [, address = text] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? []
  return address
}
