// Prints the digest of the package of a commit, by the library in a directory.
const [library, objects, temporary, commit] = process.argv.slice(2)
const { Git } = await import(`${library}/adapters/git/git.js`)
const { openModules } = await import(`${library}/adapters/git/modules.js`)
const git = new Git(process.env, { info() {}, warn() {}, debug() {} })
const modules = openModules(git, { objects, head: undefined }, temporary)
const { facts } = await modules.packer.pack({ commit, path: '', allow: [] })
await modules.close()
process.stdout.write(facts.digest)
