import dns from 'node:dns'

// Loaded before a program (`node --import`): every name is an address of this machine.
const { lookup } = dns
dns.lookup = (_name, ...rest) => lookup('127.0.0.1', ...rest)
