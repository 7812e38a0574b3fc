import { searchStatic } from '../site/search/candidates.ts'
import type { StaticSearch } from '../site/search/search-paths.ts'
import type { JsonFiles } from './json-files.ts'
import type { Search } from './search.ts'

/** Searches in the files of a static site. */
export function searchFilesOf(files: JsonFiles, info: StaticSearch): Search {
  return (query, count) => searchStatic((path) => files.read(path), info, { query, count })
}
