#!/usr/bin/env bash
# draft.sh TAG: a draft of the release on GitHub with the files of release/. A release that is published is left as it is.
set -euo pipefail
tag=$1

state=$(gh release view "$tag" --json isDraft --jq .isDraft 2>/dev/null || echo none)
if [ "$state" = false ]; then
  echo "the release $tag is published"
  exit 0
fi
node scripts/release/notes.mjs "$tag" >release-notes.md
if [ "$state" = none ]; then
  prerelease=()
  if [[ $tag == *-* ]]; then prerelease=(--prerelease); fi
  gh release create "$tag" --draft --verify-tag --title "$tag" --notes-file release-notes.md "${prerelease[@]}"
fi
gh release upload "$tag" release/* --clobber
