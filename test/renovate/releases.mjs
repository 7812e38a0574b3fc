// What the datasource of the installed Renovate finds; one process for all, because it takes seconds to start.
import { GlobalConfig } from 'renovate/dist/config/global.js'
import { getPkgReleases } from 'renovate/dist/modules/datasource/index.js'
import { add } from 'renovate/dist/util/host-rules.js'

const [cacheDir, questions] = process.argv.slice(2)
GlobalConfig.set({ cacheDir })
const answers = []
for (const { url, token } of JSON.parse(questions)) {
  if (token) add({ hostType: 'terraform-module', matchHost: url, token })
  const package_ = { datasource: 'terraform-module', packageName: 'acme/vpc/aws', registryUrls: [url] }
  answers.push(await getPkgReleases(package_))
}
console.log(`found ${JSON.stringify(answers)}`)
