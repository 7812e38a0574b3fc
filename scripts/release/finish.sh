#!/usr/bin/env bash
# finish.sh TAG IMAGE: publishes the draft of the release, then moves what follows it: v1 and v1.2, and the same names of the image.
set -euo pipefail
tag=$1 image=$2

names=$(node scripts/release/moving-names.mjs "$tag")
latest=false
if grep --quiet --line-regexp latest <<<"$names"; then latest=true; fi
gh release edit "$tag" --draft=false --latest="$latest"
for name in $names; do
  if [ "$name" != latest ]; then git push --force origin "$tag^{commit}:refs/tags/v$name"; fi
  docker buildx imagetools create --tag "$image:$name" "$image:${tag#v}"
done
